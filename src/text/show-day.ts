/** YYYY-MM-DD, or a part of it, as a Brazilian writes it. */
export const showDay = (day: string) => day.split('-').reverse().join('/')
