// What a host writes for the room goes over HTTP, with the device's token.

import { has, t } from "../shared/i18n.js";
import { tokenOf } from "./keep.js";

/** Asks the room, as its host. Gives the status and what came with it; status 0 while the server is out of reach. */
export function ask(code, path, method, body) {
  const headers = { Authorization: "Bearer " + tokenOf(code), "Content-Type": "text/plain; charset=utf-8" };
  return fetch("/rooms/" + code + "/" + path, { method, headers, body })
    .then((answer) => {
      const json = (answer.headers.get("Content-Type") || "").indexOf("json") >= 0;
      return (json ? answer.json() : answer.text()).then((told) => ({ status: answer.status, told }));
    })
    .catch(() => ({ status: 0, told: {} }));
}

/** Why the room did not do what it was asked for, as a refusal to show. */
export function wrongOf({ status, told }) {
  if (told && told.error) return told.error;
  return { code: status === 422 ? "bad_pack" : "not_sent" };
}

/** What is wrong in a line of a text. */
export function faultText({ line, code, params }) {
  const key = "phone.fault." + code;
  const what = t(has(key) ? key : "phone.fault.other", Object.assign({}, params));
  return line ? t("phone.fault.line", { line, what }) : what;
}

/** The text of a file, or the fault that it is none. */
export function readText(file) {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onerror = () => done({ fault: "not_utf8" });
    reader.onload = () => {
      try {
        done({ text: new TextDecoder("utf-8", { fatal: true }).decode(reader.result) });
      } catch (error) {
        done({ fault: "not_utf8" });
      }
    };
    reader.readAsArrayBuffer(file);
  });
}
