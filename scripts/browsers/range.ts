import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  browserslist: readonly string[]
}

/** The oldest supported version of each browser, named as browserslist does: `browserslist` in package.json. */
export const oldestBrowsers: ReadonlyMap<string, string> = new Map(
  browserslist.map((query) => {
    const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? []
    if (!version)
      throw new Error(`"${query}" in browserslist has to be a browser and its oldest version: chrome >= 120`)
    return [name, version]
  }),
)

/** For which browsers Vite builds. */
export const buildTarget = [...oldestBrowsers].map(([name, version]) => `${name.replace('ios_saf', 'ios')}${version}`)
