import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingNames } from './settings.ts'

describe('the settings table of the README', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const section = readme.slice(readme.indexOf('## Settings'), readme.indexOf('## Running it for real'))

  it('names every setting there is and none that is not', () => {
    const rows = section.split('\n').filter((line) => line.startsWith('| `'))
    const named = rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name))
    expect(named.toSorted()).toEqual(settingNames.toSorted())
  })
})
