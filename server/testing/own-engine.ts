/**
 * True if the tests use the shipped PostgreSQL. Plans depend on version and settings, so limits on rows read apply only
 * there.
 */
export const isOwnEngine = process.env.DATABASE_URL === undefined
