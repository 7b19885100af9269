import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema/*.ts',
  out: './server/db/migrations',
  // A migration is run as a whole; separators between its statements would only be in the way of reading it.
  breakpoints: false,
})
