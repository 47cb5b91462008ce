/** Advisory lock for creating tables in PostgreSQL. Any number that nothing else in the database uses. */
export const MIGRATIONS_LOCK = 726_487_001
