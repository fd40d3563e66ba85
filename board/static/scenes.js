// The scenes of the matches, of all games: what a board needs once the first match begins, and fetches while it is a lobby.

import { stayAwake } from "../shared/awake.js";
import { arrive } from "../shared/later.js";
import { Look } from "./cards.js";
import { Clue } from "./clue.js";
import { Guess } from "./guess.js";
import { JUST_ONE } from "./just_one.js";
import { Out } from "./out.js";
import { Paused } from "./paused.js";
import { Result } from "./result.js";
import { Reveal } from "./reveal.js";
import { Talk } from "./talk.js";
import { Vote } from "./vote.js";
import { WAVELENGTH } from "./wavelength.js";

/** By the scene's name, or by game and name where a game has its own way with a scene of every game. */
const SCENES = Object.assign({}, WAVELENGTH, JUST_ONE, {
  "imposter/look": Look,
  "imposter/clue": Clue,
  "imposter/talk": Talk,
  "imposter/vote": Vote,
  "imposter/revote": Vote,
  "imposter/guess": Guess,
  "imposter/out": Out,
  "imposter/reveal": Reveal,
  result: Result,
});

stayAwake(true);
arrive({ SCENES, Paused });
