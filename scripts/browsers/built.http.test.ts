import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startProduct } from '#server/testing/product.ts'
import { addressOf, pageNames } from '#web/site/page.ts'
import { tooNewInMarkup, tooNewInScript, tooNewInStyle } from './too-new.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'dist/client')
const built = (extension: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

/** Features of newer browsers from docs/browsers.md, one per row, with the fallback of older ones. */
const rows = [...readFileSync(join(root, 'docs/browsers.md'), 'utf8').matchAll(/^\| (`.+`) \| .{10,} \|$/gm)].flatMap(
  ([, features = '']) => [...features.matchAll(/`([^`]+)`/g)].map(([, feature]) => feature!),
)

/** The inline style of each page, from the renderer. */
const styles = () =>
  [
    ...readFileSync(join(root, 'dist/site/render.js'), 'utf8').matchAll(/"(?:[^"\\\n]|\\.)*@layer(?:[^"\\\n]|\\.)*"/g),
  ].map(([style]) => JSON.parse(style.replaceAll('\\x', '\\u00')) as string)

it('code and styles that browsers load work in every supported one, except as docs/browsers.md says of newer ones', async () => {
  const { url } = await startProduct()
  const addresses = [
    '/en/nowhere',
    '/admin',
    '/ar/welcome?variant=b',
    ...pageNames.map((name) => addressOf('ar', name)),
  ]
  const pages = await Promise.all(addresses.map(async (address) => (await fetch(url + address)).text()))
  expect([built('.js').length > 50, styles().length > 10, pages.length > 10]).toEqual([true, true, true])
  const found = [
    ...built('.js').flatMap(tooNewInScript),
    ...[...styles(), ...built('.css')].flatMap(tooNewInStyle),
    ...pages.flatMap(tooNewInMarkup),
  ]
  expect([...new Set(found)].toSorted()).toEqual(rows.toSorted())
})
