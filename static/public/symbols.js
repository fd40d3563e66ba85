// A seat's mark: one of 20 colours with one of 20 drawn symbols, so that nobody is told apart by colour alone.

// Drawn on a 32 × 32 field, filled; bright enough for dark ink on them and for themselves on the night ground.
const MARKS = [
  ["#ffd166", "M21 4a12.5 12.5 0 1 0 7.5 17.5A10.5 10.5 0 0 1 21 4z"], // moon
  ["#7cc4ff", "M16 3l3.9 8.6 9.4 1-7 6.3 2 9.2L16 23.4l-8.3 4.7 2-9.2-7-6.3 9.4-1z"], // star
  ["#ff9eb5", "M16 28C7 21 3 16.5 3 11.5A6.8 6.8 0 0 1 16 8.5 6.8 6.8 0 0 1 29 11.5C29 16.5 25 21 16 28z"], // heart
  ["#a5e887", "M27 4C12 4 4 10 5 21c0 1 .3 2 .6 2.8C9 17 14 13 20 11 14 15 9.5 20.5 7 28l3 1c.7-2 1.5-3.7 2.3-5.2C24 25 28 17 27 4z"], // leaf
  ["#c9a7ff", "M18 2L6 18h8l-2 12 14-17h-9z"], // bolt
  ["#ffb27a", "M3 9l7 6 6-10 6 10 7-6-3 14H6zM6 25h20v4H6z"], // crown
  ["#7fe3e0", "M16 2c6 8 9 12.5 9 17a9 9 0 0 1-18 0c0-4.5 3-9 9-17z"], // drop
  ["#f2a0e6", "M16 13C5 0 27 0 16 13zM18.9 15.1C27.8 0.6 34.6 21.5 18.9 15.1zM17.8 18.4C34.3 22.5 16.5 35.4 17.8 18.4zM14.2 18.4C15.5 35.4 -2.3 22.5 14.2 18.4zM13.1 15.1C-2.6 21.5 4.2 0.6 13.1 15.1zM16 14.2a2.6 2.6 0 1 0 .1 0z"], // flower
  ["#d9e06a", "M16 3L2 15h4v13h7v-8h6v8h7V15h4z"], // house
  ["#9db4ff", "M2 16C7 8 15 7 21 12l8-6-2 10 2 10-8-6C15 25 7 24 2 16zM9.5 12.5a2 2 0 1 0 .1 0z"], // fish
  ["#ffc2a1", "M16 2a2.5 2.5 0 0 0-2.4 3.2C9 6.5 7 10 7 15v6l-3 4h24l-3-4v-6c0-5-2-8.5-6.6-9.8A2.5 2.5 0 0 0 16 2zM12.5 27a3.5 3.5 0 0 0 7 0z"], // bell
  ["#86efc0", "M16 2L8 12h4l-6 8h4l-6 8h10v3h4v-3h10l-6-8h4l-6-8h4z"], // tree
  ["#ffe08a", "M6 3h20v4c0 4-3 6.5-7 9 4 2.5 7 5 7 9v4H6v-4c0-4 3-6.5 7-9-4-2.5-7-5-7-9z"], // hourglass
  ["#b8c7d9", "M9 26a7 7 0 0 1-1-13.9A9 9 0 0 1 25 13a6.5 6.5 0 0 1-1 13z"], // cloud
  ["#ff8fd0", "M5 3l6.5 5a14 14 0 0 1 9 0L27 3v14c0 7-4.5 12-11 12S5 24 5 17zM11.5 15a2 2 0 1 0 .1 0zM20.5 15a2 2 0 1 0 .1 0z"], // cat
  ["#8fd3ff", "M15 2v18H4zM17.5 7L27 20h-9.5zM3 22h26c-1.5 5-5 7-9 7h-8c-4 0-7.5-2-9-7z"], // boat
  ["#e6c9a8", "M16 3C8 3 3 8 3 15h8v9a5 5 0 0 0 10 0v-9h8C29 8 24 3 16 3z"], // mushroom
  ["#bff0a0", "M22 3a7 7 0 0 0-6.7 9.2L4 23.5V29h6v-3h3v-3h3l2.8-2.8A7 7 0 1 0 22 3zM24 6.5a2 2 0 1 1-.1 0z"], // key
  ["#d6b3ff", "M12 3h8v9h9v8h-9v9h-8v-9H3v-8h9z"], // cross
  ["#ffd9e8", "M16 2l12 14-12 14L4 16zM16 9l-6 7 6 7 6-7z"], // diamond ring
];

/** The colour of a seat, by the number in its id ("s7"). */
export function seatColour(seat) {
  return MARKS[placeOf(seat)][0];
}

/** The seat's badge as an SVG, sized by its font size (1em square); `html` is Preact's. Decoration: names stand beside it.
 *  `size`: of a badge in another drawing, in its units. */
export function seatMark(html, seat, size) {
  const mark = MARKS[placeOf(seat)];
  return html`<svg class="mark" viewBox="0 0 64 64" width=${size} height=${size} aria-hidden="true" focusable="false">
    <circle cx="32" cy="32" r="31" fill=${mark[0]} />
    <path d=${mark[1]} transform="translate(10.7 10.7) scale(1.33)" fill="#10142b" fill-rule="evenodd" />
  </svg>`;
}

function placeOf(seat) {
  const number = parseInt(String(seat).replace(/\D/g, ""), 10) || 1;
  return (number - 1) % MARKS.length;
}
