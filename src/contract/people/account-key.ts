/**
 * How accounts are told apart: by platform and handle, without regard to case. People's accounts and the posts' stable
 * key both use it. The separator cannot occur in either part: sources remove control characters.
 */
export function accountKey(platform: string, handle: string): string {
  return `${platform}\0${handle.toLowerCase()}`
}
