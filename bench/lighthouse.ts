import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { freePort } from '#server/db/embedded/free-port.ts'
import { addressOf, type PageName, pageFacts, pageNames } from '#web/site/page.ts'
import { launchBrowser } from '../e2e/support/browser.ts'
import { type Figure, noFigure } from './support/figure.ts'
import type { Bench } from './support/stage.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]
type Scores = Readonly<Record<Category, number>>

/** Lighthouse's connection to a browser breaks after about ten pages. */
const pagesPerBrowser = 4
/** A busy machine may cost points or the connection. */
const maxTries = 4

type Answer = { lhr: { categories: Record<string, { score: number | null }> } } | undefined
type Lighthouse = (url: string, flags: { port: number; output: 'json'; logLevel: 'silent' }) => Promise<Answer>

/**
 * Lighthouse's four scores on a simulated phone: each page in the languages asked for (`--languages`, English by default,
 * `all` for ten), the lowest score of each category. Lighthouse is no dependency, being larger than the product: it is
 * found as Node finds any package, in `node_modules` here (`npm install --no-save lighthouse@13`) or in a folder that the
 * variable `NODE_PATH` names.
 */
export const lighthouse: Bench = async (stage) => {
  const run = await load()
  if (!run) return [noFigure('every page', 'install it first: npm install --no-save lighthouse@13')]
  const { url } = await stage.product({ DATA_DIR: join(stage.folder, 'lighthouse') })
  const auditor = openAuditor(run)
  try {
    const figures: Figure[] = []
    for (const name of pageNames.filter((name) => pageFacts[name].path !== null)) {
      const { variant } = pageFacts[name]
      const lowest = new Map<Category, { score: number; language: string }>()
      for (const language of stage.languages) {
        const address = `${url}${addressOf(language, name)}${variant ? `?variant=${variant}` : ''}`
        console.error(`  ${address.slice(url.length)}`)
        const scores = await auditor.scoresOf(address)
        for (const category of categories)
          if (scores[category] < (lowest.get(category)?.score ?? 101))
            lowest.set(category, { score: scores[category], language })
      }
      figures.push(figureOf(name, lowest, stage.languages.length))
    }
    return figures
  } finally {
    await auditor.close()
  }
}

/** Required scores of a page; one that is not indexed can't have full SEO. */
const mattering = (name: PageName): readonly Category[] =>
  categories.filter((category) => category !== 'seo' || pageFacts[name].isIndexed)

function figureOf(name: PageName, lowest: ReadonlyMap<Category, { score: number; language: string }>, count: number) {
  const matters = mattering(name)
  const shown = categories.map((category) => {
    const { score, language } = lowest.get(category)!
    if (!matters.includes(category)) return `${score} (not to be listed)`
    return score === 100 ? '100' : `${score} (${category}, ${language})`
  })
  return {
    what: count === 1 ? name : `${name}, lowest of ${count} languages`,
    figure: shown.join(' / '),
    budget: categories.map((category) => (matters.includes(category) ? '100' : '–')).join(' / '),
    met: matters.every((category) => lowest.get(category)!.score === 100),
  }
}

/** Audits pages one after another; replaces the browser when it is used up or gone. */
function openAuditor(run: Lighthouse) {
  let open: { browser: Browser; port: number; pages: number } | null = null
  const close = async () => {
    const { browser } = open ?? {}
    open = null
    await browser?.close().catch(() => undefined)
  }
  const ready = async () => {
    if (open && open.pages >= pagesPerBrowser) await close()
    if (!open) {
      const port = await freePort()
      open = { browser: await launchBrowser([`--remote-debugging-port=${port}`]), port, pages: 0 }
    }
    return open
  }
  const tryOnce = async (url: string): Promise<Scores | null> => {
    const at = await ready()
    at.pages += 1
    try {
      const answer = await run(url, { port: at.port, output: 'json', logLevel: 'silent' })
      const scores = categories.map((category) => [category, answer?.lhr.categories[category]?.score ?? null] as const)
      if (scores.some(([, score]) => score === null)) return null
      return Object.fromEntries(scores.map(([category, score]) => [category, Math.round(100 * score!)])) as Scores
    } catch {
      await close()
      return null
    }
  }
  return {
    /** Scores of the attempt with the best performance, the only score that depends on load. */
    async scoresOf(url: string): Promise<Scores> {
      let best: Scores | null = null
      for (let tries = 0; tries < maxTries && best?.performance !== 100; tries += 1) {
        const scores = await tryOnce(url)
        if (scores && (!best || scores.performance > best.performance)) best = scores
      }
      if (!best) throw new Error(`Lighthouse gave no answer for ${url} in ${maxTries} tries`)
      return best
    },
    close,
  }
}

async function load(): Promise<Lighthouse | null> {
  try {
    const file = createRequire(import.meta.url).resolve('lighthouse')
    return ((await import(pathToFileURL(file).href)) as { default: Lighthouse }).default
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}
