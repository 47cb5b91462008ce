/** Media query equal to `max-width: 48em` of the styles. */
export const PHONE = '(max-width: 48em)'
