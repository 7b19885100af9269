import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { staffLanguages } from '#domain/site/languages.ts'
import { actions as rights } from '#domain/staff/permissions.ts'
import { webhookEvents } from '#domain/staff/webhooks.ts'
import { loadFirstWords, loadStaffWords } from './load.ts'

/** Words that are the same in several languages, and remains of made-up arguments. */
const sharedWords =
  /\b(WhatsApp|Cloud API|Sticker|Telegram|IMAP|TLS|STARTTLS|Pips|Total|Error|No|spam|leads?|emails?|min|Enter|dd|mm|yyyy|undefined)\b/gi
const en = await loadStaffWords('en')
const others = staffLanguages.filter((language) => language !== 'en')
const saysSomething = (text: string) => /\p{L}{2}/u.test(text.replace(sharedWords, ''))

/** Every text with its place; functions as they read with "7" for every argument. */
function texts(node: unknown, place = ''): [string, string][] {
  if (typeof node === 'string') return [[place, node]]
  if (typeof node === 'function') return [[place, String(node(...Array(node.length).fill('7')))]]
  return Object.entries(node as object).flatMap(([key, value]) => texts(value, `${place}.${key}`))
}

describe('the words of the staff area', () => {
  it('can be loaded in every staff language', async () => {
    for (const language of staffLanguages) {
      const first = await loadFirstWords(language)
      expect(first).toHaveProperty('login.title')
      expect(await loadStaffWords(language)).toMatchObject(first)
    }
  })

  it.each(staffLanguages)('have no empty text: %s', async (language) => {
    expect(texts(await loadStaffWords(language)).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it.each(others)('are translated, with no English text left: %s', async (language) => {
    const english = new Map(texts(en))
    const own = texts(await loadStaffWords(language))
    expect(own.map(([place]) => place).sort()).toEqual([...english.keys()].sort())
    expect(own.filter(([place, text]) => english.get(place) === text && saysSomething(text))).toEqual([])
  })

  it.each(others)('are written in the letters of their language: %s', async (language) => {
    const script = { es: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u, ru: /\p{Script=Cyrillic}/u }[
      language as string
    ]!
    const foreign = texts(await loadStaffWords(language)).filter(
      ([, text]) => saysSomething(text) && !script.test(text),
    )
    expect(foreign).toEqual([])
  })

  it('have a name for every action and record kind in the audit log', () => {
    const written = { actions: new Set<string>(), entities: new Set<string>() }
    for (const file of readdirSync('server', { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.ts') || file.includes('test') || file.startsWith('db/')) continue
      const source = readFileSync(join('server', file), 'utf8')
      for (const [, action] of source.matchAll(/'([a-z_]+\.[a-z_]+)'/g)) {
        if (/audit|action/.test(source)) written.actions.add(action!)
      }
      if (/\baudit\(/.test(source)) {
        for (const [, entity] of source.matchAll(/entity: '([a-z_]+)'/g)) written.entities.add(entity!)
      }
    }
    const named = Object.keys(en.audit.actions)
    const roots = new Set(named.map((action) => action.split('.')[0]))
    // Rights and events of webhooks look alike.
    const isRight = (name: string) => [...rights, ...webhookEvents].some((other) => other === name)
    const actions = [...written.actions].filter((action) => roots.has(action.split('.')[0]!) && !isRight(action))
    expect(actions.length).toBeGreaterThan(30)
    expect(actions.filter((action) => !named.includes(action))).toEqual([])
    expect([...written.entities].filter((entity) => !(entity in en.audit.entities))).toEqual([])
  })
})
