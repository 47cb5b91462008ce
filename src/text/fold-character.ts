/**
 * Folds one character: removes case, accents and styling. Folding each character separately (not the text as a whole)
 * makes `foldText` and `foldTokens` agree, regardless of neighbouring characters.
 */

/** Accents on letters, zero-width and direction marks, variation selectors: they neither belong to a word nor end it. */
const IGNORED = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const SEPARATORS = /[^\p{L}\p{N}]+/gu

/** Letters that Unicode does not decompose, as Portuguese readers would type them. */
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

/** Modifier letters such as ʼ and ˆ: Unicode classes them as letters, but people use them as apostrophes and accents. */
const LOOSE_ACCENT = /[\u02b9-\u02df\u02e5-\u02ff]/g

function pairLetters(styled: string, plain: string): [string, string][] {
  return Array.from(styled, (letter, index) => [letter, plain.charAt(index)])
}

/**
 * Folds one character (one code point, or a lone surrogate). Returns letters and digits that continue the word; '' if
 * the character is ignored; ' ' if it ends the word; and words with a space around each (" 1 2 " for ½) if it stands
 * for several words.
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
