import { join } from 'node:path'
import type { Plugin } from 'vite'
import { wire } from '../web/api/wire.ts'

const file = join(import.meta.dirname, '../web/api/wire.ts')

/** Bundles the table of calls as plain data, without the contract's schemas. */
export function wireAsData(): Plugin {
  return { name: 'wire', load: (id) => (id === file ? `export const wire = ${JSON.stringify(wire)}` : null) }
}
