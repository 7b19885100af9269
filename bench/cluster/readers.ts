import type { Cluster } from '../../scripts/cluster/cluster.ts'
import { amountFigure } from '../support/figure.ts'
import { signIn } from '../support/product.ts'
import type { Watch } from './watch.ts'

const perSecond = 10
const paths = ['/en/welcome', '/api/leads?limit=20', '/en/contact', '/api/board']
const answerMs = 5_000

/** Visitors and a teammate who read at a steady rate without retries: each status other than 200 is a failure. */
export async function watchReaders({ site, login }: Cluster): Promise<Watch> {
  const { cookie } = await signIn(site, login)
  const open: Promise<void>[] = []
  const failures: string[] = []
  const read = async (path: string) => {
    const fail = (why: string) => void failures.push(`${path}: ${why}`)
    try {
      const answer = await fetch(`${site}${path}`, { headers: { cookie }, signal: AbortSignal.timeout(answerMs) })
      await answer.arrayBuffer()
      if (answer.status !== 200) fail(String(answer.status))
    } catch (error) {
      fail((error as Error).name)
    }
  }
  const clock = setInterval(() => open.push(read(paths[open.length % paths.length]!)), 1000 / perSecond)
  return {
    async end() {
      clearInterval(clock)
      await Promise.all(open)
      const [first] = failures
      const note = `of ${open.length} readings${first ? `, first ${first}` : ''}`
      return [amountFigure('failed readings', failures.length, 0, 'requests', note)]
    },
  }
}
