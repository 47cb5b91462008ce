/** The advisory lock of whoever makes tables of PostgreSQL. Any number that nothing else in the database uses. */
export const MIGRATIONS_LOCK = 726_487_001
