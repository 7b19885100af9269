import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages } from '#domain/languages.ts'
import { addressOf, pageFacts, pageNames } from '#web/site/page.ts'
import { launchBrowser } from '../e2e/support/browser.ts'
import { type Figure, noFigure } from './support/figure.ts'
import { freePort } from './support/product.ts'
import type { Bench } from './support/stage.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Answer = { lhr: { categories: Record<string, { score: number | null }> } } | undefined
type Lighthouse = (url: string, flags: { port: number; output: 'json'; logLevel: 'silent' }) => Promise<Answer>

/** Lighthouse's four scores on a simulated phone: the worst language of each page. */
export const lighthouse: Bench = async (stage) => {
  const score = await load()
  if (!score) return [noFigure('every page', 'install it first: npm install --no-save lighthouse@13')]
  const { url } = await stage.product({ DATA_DIR: join(stage.folder, 'lighthouse') })
  const port = await freePort()
  const browser = await launchBrowser([`--remote-debugging-port=${port}`])
  try {
    const figures: Figure[] = []
    for (const name of pageNames.filter((name) => pageFacts[name].path !== null)) {
      const { variant } = pageFacts[name]
      const worst = new Map<string, { score: number; language: string }>()
      for (const language of languages) {
        const address = `${url}${addressOf(language, name)}${variant ? `?variant=${variant}` : ''}`
        const answer = await score(address, { port, output: 'json', logLevel: 'silent' })
        for (const category of categories) {
          const own = Math.round(100 * (answer?.lhr.categories[category]?.score ?? 0))
          if (own < (worst.get(category)?.score ?? 101)) worst.set(category, { score: own, language })
        }
      }
      const shown = categories.map((category) => {
        const { score, language } = worst.get(category)!
        return score === 100 ? '100' : `${score} (${category}, ${language})`
      })
      figures.push({
        what: `${name}, worst of ${languages.length} languages`,
        figure: shown.join(' / '),
        budget: '100 / 100 / 100 / 100',
        met: [...worst.values()].every(({ score }) => score === 100),
      })
    }
    return figures
  } finally {
    await browser.close()
  }
}

/** Too large a package for everybody to install; it is used where somebody has. */
async function load(): Promise<Lighthouse | null> {
  try {
    const file = createRequire(import.meta.url).resolve('lighthouse')
    return ((await import(pathToFileURL(file).href)) as { default: Lighthouse }).default
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}
