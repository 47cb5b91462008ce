import { COMMON_WORDS } from './common-passwords.ts'

/** As OWASP ASVS 5.0 (6.2) prescribes: a length limit, no common password, no rule about kinds of characters. In characters. */
const SHORTEST = 8
const LONGEST = 1024

/** A sequence of adjacent keys or letters, typed forwards or backwards. */
const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
]

/**
 * Returns what is wrong with a chosen password, as a sentence; null when it is acceptable.
 * @param username passwords built from it are the first ones attackers try
 */
export function findPasswordProblem(password: string, username: string): string | null {
  const letters = [...password.normalize('NFKC')]
  if (letters.length < SHORTEST) return 'A senha precisa de pelo menos 8 caracteres.'
  if (letters.length > LONGEST) return 'A senha pode ter até 1.024 caracteres.'
  const folded = foldPassword(password)
  const name = foldPassword(username)
  const bare = stripEnds(name)
  if ((bare !== '' && stripEnds(folded) === bare) || folded === name || folded === [...name].reverse().join('')) {
    return 'A senha não pode ser o nome de usuário. Escolha outra.'
  }
  return isCommon(folded) ? 'Esta senha é muito comum e fácil de adivinhar. Escolha outra.' : null
}

function isCommon(folded: string): boolean {
  if (COMMON_WORDS.has(folded) || COMMON_WORDS.has(stripEnds(folded)) || COMMON_WORDS.has(undoSigns(folded)))
    return true
  // One short piece repeated: "aaaaaaaa", "12121212", "senhasenha".
  if (/^(.{1,4})\1+.?$/su.test(folded) || /^\d{1,10}$/.test(folded)) return true
  const backwards = [...folded].reverse().join('')
  return ROWS.some((row) => row.includes(folded) || row.includes(backwards))
}

function foldPassword(password: string): string {
  return password.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

/** Strips digits and symbols around a word: "senha@2024" → "senha". */
function stripEnds(text: string): string {
  return text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

const SIGNS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Replaces digits and symbols that stand for letters, except at the end: "s3nh@123" → "senha". */
function undoSigns(text: string): string {
  return text.replace(/[\d!?.,*#_-]+$/, '').replaceAll(/[013457@$!]/g, (sign) => SIGNS[sign] ?? sign)
}
