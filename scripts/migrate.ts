import { migrate } from '#server/db/migrate.ts'
import { repeatableSql } from '#server/repeatable-sql.ts'
import { endInWords } from './end-in-words.ts'
import { onDatabase } from './on-database.ts'

// Migrates the schema without starting the server.
endInWords()
await onDatabase((connection) =>
  migrate(connection, repeatableSql, {
    onWait: (blocker) => console.error(`Waiting for ${blocker}.`),
    onUnfit: console.error,
  }),
)
console.log('The schema is up to date.')
