import { amountFigure, quantile, ratioFigure } from './support/figure.ts'
import { ratioOf } from './support/interleave.ts'
import { type Bench, fewLeads } from './support/stage.ts'

const calls = 40
const rounds = 5
const paths = {
  board: '/api/board',
  'newest leads': '/api/leads',
  'by score': '/api/leads?sort=score',
  'by value': '/api/leads?sort=value',
  'by priority': '/api/leads?sort=priority',
  'one column': '/api/leads?status=no_response&sort=pipeline',
  'hot leads': '/api/leads?temperature=hot',
  'search by name': '/api/leads?q=molina',
  'search by phone': '/api/leads?q=612',
  'search by name, highest value first': '/api/leads?q=molina&sort=value',
  'board of a frequent name': '/api/board?q=maria',
}

/** Lists, filters, search and the board at two sizes: quick at the larger one, and hardly slower than at the smaller. */
export const scale: Bench = async (stage) => {
  const sizes = [fewLeads, stage.leads] as const
  const products = []
  for (const leads of sizes) {
    const product = await stage.product({ DATABASE_URL: await stage.databases.withLeads(leads) })
    products.push({ url: product.url, headers: await product.signIn() })
  }
  const figures = []
  for (const [name, path] of Object.entries(paths)) {
    const p95: [number[], number[]] = [[], []]
    const all: number[] = []
    for (let round = 0; round <= rounds; round++) {
      for (const [index, { url, headers }] of products.entries()) {
        const times = []
        for (let i = 0; i < calls; i++) {
          const started = performance.now()
          const answer = await fetch(`${url}${path}`, { headers })
          await answer.arrayBuffer()
          if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`)
          times.push(performance.now() - started)
        }
        // The first round warms up.
        if (round === 0) continue
        times.sort((a, b) => a - b)
        p95[index]!.push(quantile(times, 0.95))
        if (index === 1) all.push(...times)
      }
    }
    all.sort((a, b) => a - b)
    const size = stage.leads.toLocaleString('en')
    figures.push(
      amountFigure(`${name}, ${size} leads, p95`, quantile(all, 0.95), name.startsWith('board') ? 50 : 100, 'ms'),
    )
    figures.push(
      ratioFigure(`${name}, against ${fewLeads.toLocaleString('en')} leads`, ratioOf(p95[1], p95[0]), { most: 2 }),
    )
  }
  return figures
}
