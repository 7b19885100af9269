import { customType, sql, text, timestamp, uuid } from '#server/db/drizzle.ts'
import { requestIdSql } from '#server/db/request-id.ts'

/** A UTC timestamp in whole milliseconds: the precision of JavaScript and cursors. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** Creation time by the database's clock. */
export const createdAt = () => moment('created_at').notNull().defaultNow()

/** Time of the last change that counts as an update of its entity. */
export const updatedAt = () => moment('updated_at').notNull().defaultNow()

/** The request that created the row (header `x-request-id`); null if none. */
export const requestId = () => uuid('request_id').default(sql.raw(`${requestIdSql}::uuid`))

/** Transaction setting with the rules whose actions it performs: the effects do not trigger them again. */
export const ruleChainSetting = 'automation.chain'
/** SQL: those rules, empty if no rule acts: the default of `ruleChain` columns. */
export const ruleChainSql = `coalesce(string_to_array(nullif(current_setting('${ruleChainSetting}', true), ''), ',')::uuid[], '{}'::uuid[])`

/** The rules whose actions created the row (`server/automation`): they do not act on it again. */
export const ruleChain = () => uuid('chain').array().notNull().default(sql.raw(ruleChainSql))

/**
 * SQL: true if an automation event comes from a person's message. Rules process it before effects of imports and bulk changes, of
 * which there may be thousands.
 */
export const eventComesFirstSql = `(kind in ('arrived', 'returned', 'setup_submitted') and facts -> 'imported' is null)`

/** Raw bytes. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** Columns of sealed content (`server/vault`): one envelope of wrapped data key, nonces and content. */
export const sealedContent = () => ({
  /** Version of the key-encryption key that wraps the envelope's data key. */
  keyVersion: text('key_version').notNull(),
  sealed: bytes('sealed').notNull(),
})
