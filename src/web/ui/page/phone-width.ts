/** A window that is as narrow as the styles mean by `max-width: 48em` or `768px`. */
export const PHONE = '(max-width: 48em)'
