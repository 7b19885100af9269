import { customType, sql, timestamp, uuid } from '#server/db/drizzle.ts'
import { requestIdSql } from '#server/db/request-id.ts'
import { ruleChainSql } from '#server/db/rule-events.ts'

/** A UTC timestamp in whole milliseconds: the precision of JavaScript and cursors. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** Creation time by the database's clock. */
export const createdAt = () => moment('created_at').notNull().defaultNow()

/** Time of the last change that counts as an update of its entity. */
export const updatedAt = () => moment('updated_at').notNull().defaultNow()

/** The request that created the row (header `x-request-id`); null if none. */
export const requestId = () => uuid('request_id').default(sql.raw(`${requestIdSql}::uuid`))

/** The rules whose actions created the row (`server/automation`): none of them acts on it again. */
export const ruleChain = () => uuid('chain').array().notNull().default(sql.raw(ruleChainSql))

/** Raw bytes. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
