export type Weight = { objects: number; values: number }

/** Far more than any file of people or news has, and than any post. */
export const OF_A_FILE: Weight = { objects: 1_000_000, values: 4_000_000 }
export const OF_A_POST: Weight = { objects: 100_000, values: 400_000 }

/**
 * Whether a text would parse to more objects than memory allows: repeated `{},` takes two hundred bytes of memory for every three of
 * text, and a running parser cannot be stopped. Characters within strings are counted too.
 */
export function isHeavyJson(text: string, most: Weight): boolean {
  // So short a text cannot be heavy.
  if (text.length < most.objects) return false
  let objects = 0
  let values = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === 0x2c) values += 1
    else if (sign === 0x7b || sign === 0x5b) objects += 1
  }
  return objects > most.objects || values > most.values
}
