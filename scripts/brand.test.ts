import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { defaultSettings } from '#domain/site/default-brand.ts'

const root = join(import.meta.dirname, '..')
const home = 'domain/site/default-brand.ts'
/** An operator who runs the product under another name never sees these: tests, names within databases and folders, and metrics. */
const unseen = [/\.test\.tsx?$/, /\/testing\//, /^server\/db\//, /^server\/metrics\//]

const rooms = ['domain', 'contract', 'server', 'web']
const files = rooms
  .flatMap((room) => (readdirSync(join(root, room), { recursive: true }) as string[]).map((path) => `${room}/${path}`))
  .filter((path) => /\.(tsx?|html|css|svg)$/.test(path) && !unseen.some((pattern) => pattern.test(path)))

const namesBrand = (text: string) => text.toLowerCase().includes(defaultSettings.name.toLowerCase())

describe('the name the product ships with', () => {
  it('is in one file, in upper or lower case', () => {
    expect(files.length).toBeGreaterThan(300)
    expect(files.filter((path) => namesBrand(readFileSync(join(root, path), 'utf8')))).toEqual([home])
  })

  it('is detected in any other file', () => {
    expect(namesBrand(`title: '${defaultSettings.name.toUpperCase()}'`)).toBe(true)
    expect(namesBrand('title: brand.name')).toBe(false)
  })
})
