/** What a server's sentence says to who set it up, and to nobody else: names of programs and of settings. */
const TECHNICAL = /LUPASCAN_|YTDLP_|yt-dlp|ffmpeg|\bnpm\b|\bHLS\b/
export const ASK = 'Fale com quem administra o LupaScan.'

/** Why a live is not heard or written. For who cannot mend it what happened stays, and what to configure becomes whom to ask. */
export function describePlainly(problem: string, isSuperuser = false): string {
  if (isSuperuser) return problem
  const sentences = problem.split(/(?<=[.?])\s+(?=\p{Lu})/u)
  const plain = sentences.filter((sentence) => !TECHNICAL.test(sentence))
  if (plain.length === sentences.length) return problem
  return `${plain.join(' ') || 'O servidor não conseguiu fazer a transcrição.'} ${ASK}`
}
