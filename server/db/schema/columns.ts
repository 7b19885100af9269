import { customType, sql, timestamp, uuid } from '#server/db/drizzle.ts'
import { requestIdSql } from '#server/db/request-id.ts'
import { ruleChainSql } from '#server/db/rule-events.ts'

/** A moment in UTC, whole milliseconds: the precision JavaScript and cursors can carry without loss. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** When the row was made, by the database's clock. */
export const createdAt = () => moment('created_at').notNull().defaultNow()

/** When the row last changed in a way its entity counts as an update. */
export const updatedAt = () => moment('updated_at').notNull().defaultNow()

/** Which request left the row behind (header `x-request-id`); null where none did. */
export const requestId = () => uuid('request_id').default(sql.raw(`${requestIdSql}::uuid`))

/** The rules whose actions left the row behind (`server/automation`): none of them acts on it again. */
export const ruleChain = () => uuid('chain').array().notNull().default(sql.raw(ruleChainSql))

/** Raw bytes. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
