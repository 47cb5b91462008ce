/** Formats YYYY-MM-DD, or a part of it, the Brazilian way. */
export const showDay = (day: string) => day.split('-').reverse().join('/')
