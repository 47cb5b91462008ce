/** Addresses that open in the app; each has an equivalent on the web: `tg://join?invite=…` is `t.me/+…`. */
const APPLICATION = /^tg:(?:\/\/)?(resolve|join)\/?\?/i
const NAME = /^\w{3,64}$/
const INVITATION = /^[\w-]{8,64}$/

/** Any other address stays as it is. */
export function toWebAddress(address: string): string {
  const opens = APPLICATION.exec(address.trim())?.[1]?.toLowerCase()
  if (opens === undefined) return address
  const query = new URLSearchParams(address.slice(address.indexOf('?')))
  const [domain = '', post = '', invite = ''] = ['domain', 'post', 'invite'].map((name) => query.get(name) ?? '')
  if (opens === 'join') return INVITATION.test(invite) ? `https://t.me/+${invite}` : address
  if (!NAME.test(domain)) return address
  return /^\d{1,18}$/.test(post) ? `https://t.me/${domain}/${post}` : `https://t.me/${domain}`
}
