import type { Page } from 'playwright-core'

/** Timers of the page from this delay on never fire: what they begin or give up is no part of the test, however slow the machine. */
export const withoutTimers = (page: Page, fromMs: number): Promise<unknown> =>
  page.addInitScript((from) => {
    const { setTimeout } = window
    Object.assign(window, { setTimeout: (work: () => void, ms = 0) => (ms < from ? setTimeout(work, ms) : 0) })
  }, fromMs)
