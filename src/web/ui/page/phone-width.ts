/** A window that is as narrow as the styles mean by `max-width: 48em`. */
export const PHONE = '(max-width: 48em)'
