/**
 * Identity of an account: platform and handle, ignoring case. Used for people's accounts and for the posts' stable key.
 * The separator cannot occur in either part: sources remove control characters.
 */
export function accountKey(platform: string, handle: string): string {
  return `${platform}\0${handle.toLowerCase()}`
}
