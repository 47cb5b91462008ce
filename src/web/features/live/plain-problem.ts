/** Removes from a server message what only the administrator can use: names of programs and settings. */
const TECHNICAL = /LUPASCAN_|YTDLP_|yt-dlp|ffmpeg|\bnpm\b|\bHLS\b/
export const ASK = 'Fale com quem administra o LupaScan.'

/** Why a live is not captured or transcribed. For other users the fact is kept, and the instruction becomes whom to ask. */
export function describePlainly(problem: string, isSuperuser = false): string {
  if (isSuperuser) return problem
  const sentences = problem.split(/(?<=[.?])\s+(?=\p{Lu})/u)
  const plain = sentences.filter((sentence) => !TECHNICAL.test(sentence))
  if (plain.length === sentences.length) return problem
  return `${plain.join(' ') || 'O servidor não conseguiu fazer a transcrição.'} ${ASK}`
}
