/**
 * Whether the tests run on the PostgreSQL that the product ships. What a plan reads depends on the version and its
 * settings, so limits on rows read hold there alone.
 */
export const isOwnEngine = process.env.DATABASE_URL === undefined
