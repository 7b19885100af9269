import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json'))
const page = read('docs/dependencies.md')
const cells = (row: string) => row.split('|').map((cell) => cell.trim())
const rows = (page.match(/^\| [@\w].*\d{4}-\d\d-\d\d.*$/gm) ?? [])
  .map(cells)
  .map(([, name, version, released, use, plan]) => ({
    name: name!,
    version: version!,
    released: released!,
    use: use!,
    plan: plan!,
  }))

/** Whole months between two days, given as `2026-11-28`. */
const monthsBetween = (from: string, to: string): number => {
  const [year = 0, month = 0, day = 0] = to.split('-').map(Number)
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number)
  return (year - fromYear) * 12 + month - fromMonth - (day < fromDay ? 1 : 0)
}

describe('dependencies', () => {
  it('are pinned to one version each', () => {
    const all = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies })
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
  })

  it('have no install scripts', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m)
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { hasInstallScript?: boolean; dev?: boolean; optional?: boolean }>
    }
    const shipped = Object.entries(packages).filter(([, { dev, optional }]) => !dev && !optional)
    expect(shipped.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path)).toEqual([])
  })

  it('that ship have a row each in docs/dependencies.md: installed version, purpose and replacement plan', () => {
    expect(rows.map(({ name, version }) => [name, version])).toEqual(Object.entries(dependencies))
    expect(rows.filter(({ use, plan }) => use.length < 5 || plan.length < 10)).toEqual([])
  })

  it('that ship were released within 24 months of the day they were looked up', () => {
    const lookedUp = /looked up on (\d{4}-\d\d-\d\d)/.exec(page)![1]!
    expect(rows.filter(({ released }) => released > lookedUp || monthsBetween(released, lookedUp) >= 24)).toEqual([])
    expect([monthsBetween('2024-11-29', '2026-11-28'), monthsBetween('2024-11-28', '2026-11-28')]).toEqual([23, 24])
  })
})
