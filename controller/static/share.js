// A pack goes on as the text that it is: to copy, as a file, or for a short one as a QR code.

import { html, useState } from "../lib/preact.js";
import { t } from "../shared/i18n.js";
import { ask } from "./texts.js";

const QR_MOST = 800; // bytes that a phone still reads from another's screen

/** `ready`: the text is a pack. On plain http there is no clipboard, so all of the field is selected to be copied by hand. */
export function Share({ phone, text, title, ready }) {
  const [picture, setPicture] = useState(null);
  if (!ready) return null;
  const short = new TextEncoder().encode(text).length <= QR_MOST;
  function select() {
    const field = document.getElementById("pack-text");
    field.focus();
    field.setSelectionRange(0, field.value.length);
  }
  function file() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    link.download = (title || "pack").replace(/[^\p{L}\p{N}]+/gu, "-").toLowerCase() + ".txt";
    document.body.appendChild(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  }
  function code() {
    ask(phone.code, "packs/qr.svg", "POST", text).then(({ status, told }) => status === 200 && setPicture({ of: text, svg: told }));
  }
  return html`<div class="share-pack" role="group" aria-label=${t("phone.share.title")}>
    <h3>${t("phone.share.title")}</h3>
    <div class="editor-row">
      <button type="button" class="button quiet small" onClick=${select}>${t("phone.share.select")}</button>
      <button type="button" class="button quiet small" onClick=${file}>${t("phone.share.file")}</button>
      ${short ? html`<button type="button" class="button quiet small" onClick=${code}>${t("phone.share.qr")}</button>` : null}
    </div>
    ${picture && picture.of === text ? html`<img class="qr" alt=${t("phone.share.qr_alt")} src=${"data:image/svg+xml," + encodeURIComponent(picture.svg)} />` : null}
  </div>`;
}
