/**
 * Telegram Desktop writes control characters as \xNN, which is not valid JSON; \u00NN is equivalent. An escaped backslash before an
 * x is left alone.
 */
export function repairEscapes(json: string): string {
  return json.replace(/\\(?:x([0-9a-fA-F]{2})|[^x])/g, (all, hex: string | undefined) => (hex ? `\\u00${hex}` : all))
}
