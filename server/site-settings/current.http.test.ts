import { expect, it } from 'vitest'
import { defaultSettings } from '#domain/site/default-brand.ts'
import type { Listener } from '#server/db/listener.ts'
import { freshDatabase } from '#server/testing/product.ts'
import { currentSettings } from './current.ts'

it('settings are reloaded after a gap of the listener, which may have missed a change', async () => {
  const { database } = await freshDatabase()
  const gaps: (() => void)[] = []
  const listener: Pick<Listener, 'on' | 'onGap' | 'isConnected'> = {
    on: () => {},
    onGap: (forget) => void gaps.push(forget),
    isConnected: () => true,
  }
  const current = currentSettings(database.sql, defaultSettings, listener as Listener, 'pages')
  const { name } = await current.read()
  await database.pool.query(`insert into settings (key, value) values ('site', $1)`, [
    { version: 1, values: { name: 'Renamed' } },
  ])
  expect((await current.read()).name).toBe(name)
  for (const forget of gaps) forget()
  expect((await current.read()).name).toBe('Renamed')
})
