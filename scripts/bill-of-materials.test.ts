import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** A package as CycloneDX lists it. */
type Component = {
  readonly name: string
  readonly version: string
  readonly properties?: readonly { readonly name: string }[]
  readonly hashes?: readonly unknown[]
  readonly licenses?: readonly { readonly license?: { readonly id?: string }; readonly expression?: string }[]
}

const root = join(import.meta.dirname, '..')

/** Licences under which a package may be part of the product. */
const forShipping = [
  '(MIT OR CC0-1.0)',
  '(MIT OR EUPL-1.1+)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]
/** Further licences permitted for fonts and packages that only build or test it. */
const forTools = [
  '(MIT AND Zlib)',
  'Artistic-2.0',
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'MIT AND OFL-1.1',
  'MIT OR Apache-2.0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
]

/** The software bill of materials, as the command in docs/commands.md prints it. */
function billOfMaterials(): Component[] {
  const args = ['sbom', '--package-lock-only', '--include=dev', '--sbom-format', 'cyclonedx', '--loglevel', 'silent']
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 1 << 26 } as const
  return JSON.parse(execFileSync('npm', args, options)).components
}

/** Reasons a package is not part of the product, or of its tools. */
function objections({ name, properties, hashes, licenses = [] }: Component): string[] {
  const isTool = properties?.some((property) => property.name === 'cdx:npm:package:development')
  const allowed = isTool ? [...forShipping, ...forTools] : forShipping
  const isAllowed = licenses.some(({ license, expression }) => allowed.includes(license?.id ?? expression ?? ''))
  return [...(hashes?.length ? [] : [`${name} has no checksum`]), ...(isAllowed ? [] : [`${name}: licence`])]
}

describe('the bill of materials', () => {
  const components = billOfMaterials()

  it('lists exactly the packages in the lock file', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    const locked = Object.entries<{ version: string }>(packages)
      .filter(([path]) => path !== '')
      .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`)
    expect(new Set(components.map(({ name, version }) => `${name}@${version}`))).toEqual(new Set(locked))
  })

  it('has for each a checksum and a licence that permits our use', () => {
    expect(components.flatMap(objections)).toEqual([])
  })

  it('reports a package without either, and a tool that became part of the product', () => {
    const licenses = [{ license: { id: 'MPL-2.0' } }]
    const tool = { name: 'tool', version: '1.0.0', hashes: [{}], licenses }
    expect(objections({ ...tool, properties: [{ name: 'cdx:npm:package:development' }] })).toEqual([])
    expect(objections(tool)).toEqual(['tool: licence'])
    expect(objections({ name: 'planted', version: '1.0.0' })).toEqual(['planted has no checksum', 'planted: licence'])
  })
})
