import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds, as rule and place. The check runs beside the page's content policy, not under it, and once every
 * movement that ends has ended: half faded in, nothing has its contrast yet. `rules`: these alone.
 */
export async function axe(page: Page, rules?: readonly string[]): Promise<string[]> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  await page.evaluate(source)
  return page.evaluate(async (only) => {
    const { violations } = await (
      window as unknown as {
        axe: { run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }> }
      }
    ).axe.run(only ? { runOnly: { type: 'rule', values: only } } : {})
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  }, rules)
}
