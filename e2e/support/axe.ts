import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * axe violations as rule and place. The check bypasses the page's content policy and waits for
 * finite animations to end: contrast is wrong while an element is fading in.
 */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    // One in content that is out of sight and skipped never ends; those in sight take a fifth of a second.
    const limit = new Promise((resolve) => setTimeout(resolve, 1_000))
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), limit])
  })
  await page.evaluate(source)
  return page.evaluate(async () => {
    const { violations } = await (
      window as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }> } }
    ).axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  })
}
