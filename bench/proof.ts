import { randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { puzzleBits } from '#domain/screening/proof-of-work.ts'
import { solves } from '#server/screening/proof.ts'
import { launchBrowser } from '../e2e/support/browser.ts'
import { amountFigure, quantile } from './support/figure.ts'
import type { Bench } from './support/stage.ts'

const puzzles = 60
const checks = 20_000
/** How many times slower than this machine a slow phone is taken to be. */
const slowdown = 4

/** Cost of the proof of work for a visitor's browser, and for our check: the built script, in a page of the product. */
export const proof: Bench = async (stage) => {
  const assets = join(import.meta.dirname, '../dist/client/assets')
  const name = (await readdir(assets)).find((file) => /^solve-.*\.js$/.test(file))
  if (!name) throw new Error('Build first: npm start, or vite build --app.')
  // The export's own name is lost in the build.
  const [, exported = 'solve'] =
    /export\s*\{\s*(?:\w+ as )?(\w+)\s*\}/.exec(await readFile(join(assets, name), 'utf8')) ?? []
  const product = await stage.product({ DATA_DIR: join(stage.folder, 'proof') })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    await page.goto(`${product.url}/en/welcome`)
    const cpu = await page.context().newCDPSession(page)
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const milliseconds: number[] = []
    for (let i = 0; i < puzzles; i += 1) {
      milliseconds.push(
        await page.evaluate(
          async ({ file, exported, puzzle }) => {
            // biome-ignore lint/suspicious/noDocumentCookie: as the page does
            document.cookie = 'proof=; max-age=0; path=/'
            const { [exported]: solve } = await import(file)
            const started = performance.now()
            solve(puzzle)
            while (!document.cookie.includes('proof=')) await new Promise((next) => setTimeout(next))
            return performance.now() - started
          },
          {
            file: `/assets/${name}`,
            exported,
            puzzle: { text: randomBytes(12).toString('base64url'), bits: puzzleBits },
          },
        ),
      )
    }
    milliseconds.sort((a, b) => a - b)
    const middle = Math.round(quantile(milliseconds, 0.5))
    return [
      amountFigure(
        `solved while somebody types, ${slowdown} × slower than this machine, p95`,
        quantile(milliseconds, 0.95),
        1_000,
        'ms',
        `median ${middle} ms`,
      ),
      amountFigure('checked by the server', perCheck(), 10, 'ms'),
    ]
  } finally {
    await browser.close()
  }
}

/** Milliseconds for one answer, right or wrong. */
function perCheck(): number {
  const text = randomBytes(12).toString('base64url')
  const started = performance.now()
  let right = 0
  for (let n = 0; n < checks; n += 1) if (solves({ text, bits: puzzleBits }, String(n))) right += 1
  const perOne = (performance.now() - started) / checks
  if (right > checks / 100) throw new Error('too easy')
  return perOne
}
