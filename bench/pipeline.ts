import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../e2e/support/browser.ts'
import { amountFigure, quantile, ratioFigure, spreadOf } from './support/figure.ts'
import { interleave, ratioOf } from './support/interleave.ts'
import type { Product } from './support/product.ts'
import { type Bench, fewLeads } from './support/stage.ts'

/** A first visit, one pass through a column, and one card carried across the board. */
type Trace = {
  /** Time to the first cards. */
  readonly visitMs: number
  readonly scrollMs: number
  readonly dragMs: number
  readonly longest: number
}

/** Main-thread budget of a first visit. */
const maxVisitMs = 500
const frames = 240
const pixelsAFrame = 80
/** Main-thread share of a frame at 60 Hz: exceeding it drops a frame on a machine of this speed. */
const frameMs = 1_000 / 60

/** Main-thread time of a browser that opens, scrolls and drags the board, with few and with many leads behind it. */
export const pipeline: Bench = async (stage) => {
  const few = await stage.product({ DATABASE_URL: await stage.databases.withLeads(fewLeads) })
  const many = await stage.product({ DATABASE_URL: await stage.databases.withLeads(stage.leads) })
  const browser = await launchBrowser()
  try {
    const found = await interleave({ few: () => trace(browser, few), many: () => trace(browser, many) })
    const sizes = `${stage.leads.toLocaleString('en')} leads against ${fewLeads.toLocaleString('en')}`
    const part = (name: 'visitMs' | 'scrollMs' | 'dragMs') =>
      ratioOf(
        found.many.map((one) => one[name]),
        found.few.map((one) => one[name]),
      )
    const scroll = spreadOf(found.many.map(({ scrollMs }) => scrollMs / frames)).middle
    const visit = spreadOf(found.many.map(({ visitMs }) => visitMs)).middle
    const longest = found.many.map((one) => one.longest).sort((a, b) => a - b)
    return [
      amountFigure('first visit, main thread to the first cards', visit, maxVisitMs, 'ms', 'empty cache'),
      ratioFigure(`first visit, main thread, ${sizes}`, part('visitMs'), { max: 1.5 }),
      ratioFigure(`scrolling a column, main thread, ${sizes}`, part('scrollMs'), { max: 1.5 }),
      ratioFigure(`dragging a card, main thread, ${sizes}`, part('dragMs'), { max: 1.5 }),
      amountFigure('scrolling a column, main thread a frame', scroll, frameMs, 'ms', `${frames} frames`),
      amountFigure('longest task while scrolling and dragging', quantile(longest, 0.5), 50, 'ms'),
    ]
  } finally {
    await browser.close()
  }
}

async function trace(browser: Browser, product: Product): Promise<Trace> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const { cookie } = await product.signIn()
    await context.addCookies(
      cookie.split('; ').map((pair) => {
        const [name = '', ...value] = pair.split('=')
        return { name, value: value.join('='), url: product.url }
      }),
    )
    const page = await context.newPage()
    const busy = await mainThread(page)
    const visitMs = await busy(async () => {
      await page.goto(`${product.url}/admin`)
      await page
        .getByRole('region', { name: /^No Response/ })
        .getByRole('link')
        .first()
        .waitFor()
    })
    await page.getByText('Live', { exact: true }).waitFor()
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    const longest = await watchTasks(page)
    const scrollMs = await busy(() => scrollColumn(page))
    const dragMs = await busy(() => carryCard(page))
    return { visitMs, scrollMs, dragMs, longest: await longest() }
  } finally {
    await context.close()
  }
}

/** Measures how long the page's main thread is busy during some work, milliseconds. */
async function mainThread(page: Page) {
  const line = await page.context().newCDPSession(page)
  await line.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taken = async () => {
    const { metrics } = await line.send('Performance.getMetrics')
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  return async (work: () => Promise<void>) => {
    const before = await taken()
    await work()
    return (await taken()) - before
  }
}

/** Watches tasks that block for more than 50 ms; returns the longest, or 0. */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
  })
  return () => page.evaluate(() => Math.max(0, ...(window as unknown as { tasks: number[] }).tasks))
}

/** Scrolls the longest column one step per frame to the end of what is loaded; further cards load meanwhile. */
async function scrollColumn(page: Page): Promise<void> {
  const column = page.getByRole('region', { name: /^No Response/ })
  await column.evaluate(
    (element, { frames, pixelsAFrame }) => {
      const scrolls = (one: Element) => /auto|scroll/.test(getComputedStyle(one).overflowY)
      const list = [element, ...element.querySelectorAll('*')].find(scrolls)
      if (!list) throw new Error('The column does not scroll')
      return new Promise<void>((done) => {
        let left = frames
        const step = () => {
          list.scrollTop += pixelsAFrame
          left -= 1
          if (left > 0) requestAnimationFrame(step)
          else done()
        }
        requestAnimationFrame(step)
      })
    },
    { frames, pixelsAFrame },
  )
}

/** Drags a card across the board and drops it where it was. */
async function carryCard(page: Page): Promise<void> {
  const box = await page
    .getByRole('region', { name: /^First Contact/ })
    .getByRole('link')
    .first()
    .boundingBox()
  if (!box) throw new Error('There is no card to carry')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 600, y + 200, { steps: 60 })
  await page.mouse.move(x, y, { steps: 60 })
  await page.mouse.up()
}
