import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingNames, settingsSchema } from './settings.ts'

describe('the table of settings in the documentation', () => {
  const page = readFileSync(new URL('../docs/settings.md', import.meta.url), 'utf8')
  const rows = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  const namesIn = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name!)

  it('lists exactly the existing settings', () => {
    expect(rows.flatMap((row) => namesIn(row[1]!)).toSorted()).toEqual(settingNames.toSorted())
  })

  it('has the default of each setting with a fixed one', () => {
    // A folder is resolved when it is read, so the table writes it as people do.
    const { DATA_DIR: _, ...defaults } = settingsSchema.parse({})
    const said = new Map(rows.flatMap((row) => namesIn(row[1]!).map((name) => [name, row[2]])))
    for (const [name, value] of Object.entries(defaults))
      if (value !== undefined) expect(said.get(name)?.replaceAll('`', ''), name).toBe(String(value))
  })
})
