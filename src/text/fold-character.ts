/**
 * What one character becomes when case, accents and styling no longer count. Folding character by character (and not
 * the text as a whole) is what lets `foldText` and `foldTokens` agree, whatever stands beside the character.
 */

/** Accents on letters, zero-width and direction marks, variation selectors: they neither belong to a word nor end it. */
const IGNORED = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const SEPARATORS = /[^\p{L}\p{N}]+/gu

/** Letters that Unicode does not decompose, as a reader of Portuguese would type them. */
const PLAIN_LETTERS = new Map([
  ...Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    þ: 'th',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    ħ: 'h',
    ŧ: 't',
    ı: 'i',
    ς: 'σ',
  }),
  ...pairLetters('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnopqrstuvwyz'),
  ...pairLetters('🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩', 'abcdefghijklmnopqrstuvwxyz'),
  ...pairLetters('🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉', 'abcdefghijklmnopqrstuvwxyz'),
])

/** Modifier letters such as ʼ and ˆ: Unicode counts them as letters, people type them as apostrophes and accents. */
const LOOSE_ACCENT = /[\u02b9-\u02df\u02e5-\u02ff]/g

function pairLetters(styled: string, plain: string): [string, string][] {
  return Array.from(styled, (letter, index) => [letter, plain.charAt(index)])
}

/**
 * Folds one character (one code point, or a lone surrogate). Returns letters and digits that continue the word;
 * '' when the character is to be passed over; ' ' when it ends the word; and words with a space around each
 * (" 1 2 " for ½) when it is several words by itself.
 */
export function foldCharacter(character: string): string {
  let letters = ''
  for (const part of character.normalize('NFKD').toLowerCase().normalize('NFKD')) {
    letters += PLAIN_LETTERS.get(part) ?? part
  }
  letters = letters.replace(IGNORED, '').replace(LOOSE_ACCENT, ' ').replace(SEPARATORS, ' ')
  if (!letters.includes(' ')) return letters
  const words = letters.trim()
  return words === '' ? ' ' : ` ${words} `
}
