import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits for finite animations to end: until then sizes and contrasts are not the final ones. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    const isMoving = () =>
      document.querySelector('[data-starting-style]') !== null ||
      document.getAnimations().some((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // Animations in skipped content out of sight never end; visible ones take 0.2 s.
    const limit = performance.now() + 2_000
    // Newly opened elements start to fade in after a frame or two.
    for (let still = 0; still < 3 && performance.now() < limit; still = isMoving() ? 0 : still + 1) await frame()
  })

/** axe violations as rule and place. The check bypasses the page's content policy. */
export async function axe(page: Page): Promise<string[]> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async () => {
    const { violations } = await (
      window as unknown as {
        axe: { run(options: object): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }> }
      }
    ).axe.run({ resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  })
}
