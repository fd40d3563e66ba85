// The values of options in words.

import { has, t } from "../shared/i18n.js";

/** A value as the host reads it: by its option's own word for it, else by the common one, else as it is. */
export function valueName(option, value) {
  if (value !== null && typeof value === "object") {
    const kind = Object.keys(value)[0];
    return t("phone.value." + kind, { count: value[kind] });
  }
  const named = "phone.value." + option + "_" + value;
  if (has(named)) return t(named);
  if (value === null) return t("phone.value.no_limit");
  if (typeof value === "number" && /_seconds$/.test(option)) return secondsName(value);
  const plain = "phone.value." + value;
  return has(plain) ? t(plain) : String(value);
}

function secondsName(seconds) {
  if (seconds < 60 || seconds % 60) return t("phone.value.seconds", { count: seconds });
  return t("phone.value.minutes", { count: seconds / 60 });
}
