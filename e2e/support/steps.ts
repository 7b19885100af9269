import type { Page } from 'playwright-core'

/** Mouse clicks and command keys; letters typed into a field do not count. */
export type Steps = { readonly clicks: number; readonly keys: number }

/** Counts the steps on a page from now on, until it is reloaded. */
export async function countSteps(page: Page): Promise<() => Promise<Steps>> {
  await page.evaluate(() => {
    const steps = { clicks: 0, keys: 0 }
    Object.assign(globalThis, { steps })
    const isField = (target: EventTarget | null) => target instanceof Element && target.matches('input, textarea')
    // Before anything on the page can stop the event.
    addEventListener('pointerdown', ({ isTrusted }) => (steps.clicks += Number(isTrusted)), true)
    addEventListener(
      'keydown',
      ({ isTrusted, key, ctrlKey, altKey, metaKey, target }) => {
        if (!isTrusted || ['Control', 'Alt', 'Shift', 'Meta'].includes(key)) return
        const isContent = key.length === 1 && !ctrlKey && !altKey && !metaKey && isField(target)
        if (!isContent) steps.keys += 1
      },
      true,
    )
  })
  return () => page.evaluate(() => ({ ...(globalThis as unknown as { steps: Steps }).steps }))
}
