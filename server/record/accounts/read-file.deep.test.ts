import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { handMade } from '../report/testing-hand-made.ts'
import { packageParts, xlsxReport } from '../report/testing-reports.ts'
import { readFileApart } from './read-file.ts'
import { fileOf } from './testing-files.ts'

/** Incompressible noise beside a sheet that compresses a thousandfold. */
function bomb(): Uint8Array {
  const row = '<row><c><v>1</v></c></row>'
  return zipSync({
    ...Object.fromEntries(Object.entries(packageParts).map(([name, xml]) => [name, Buffer.from(xml)])),
    'xl/media/noise.bin': randomBytes(2_500_000),
    'xl/sharedStrings.xml': Buffer.from('<sst/>'),
    'xl/worksheets/sheet1.xml': Buffer.from(`<worksheet><sheetData>${row.repeat(12_000_000)}</sheetData></worksheet>`),
  })
}

/** Peak memory of a process that reads a report (Linux), megabytes, and its output. */
function readAlone(path: string): { peak: number; said: string } {
  const read = new URL('../report/read.ts', import.meta.url).href
  const program = `import { readFileSync } from 'node:fs'
    import { readReport } from ${JSON.stringify(read)}
    let said = 'read'
    try { readReport(readFileSync(${JSON.stringify(path)})) } catch (error) { said = error.message }
    const [, peak] = /VmHWM:\\s*(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))
    console.log(JSON.stringify({ said, peak: peak / 1024 }))`
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' }))
}

it('a decompression bomb beside noise is refused, and never uses 300 MB', async ({ skip }) => {
  if (process.platform !== 'linux') skip('Only Linux says how much memory a process took')
  const path = fileOf('bomb.xlsx', bomb())
  const plain = readAlone(fileOf('good.xlsx', xlsxReport(handMade)))
  const { said, peak } = readAlone(path)
  expect(said).toContain('unpacks to far more')
  expect(peak).toBeLessThan(plain.peak + 60)
  expect(peak).toBeLessThan(300)
  const read = await readFileApart(path, 2, new AbortController().signal, () => {})
  expect(read).toMatchObject({ problem: { code: 'too_large' } })
})
