import type { Context, Hono } from 'hono'
import { isRowChoice } from '#domain/record/published-accounts.ts'
import { type Language, languages } from '#domain/site/languages.ts'
import { type AccountPageName, accountPageNames, addressOf } from '#web/site/page.ts'
import { addressKey } from '../address.ts'
import type { Edge, Env } from '../edge.ts'
import { personal, shared, showPage } from './page-response.ts'
import type { AccountRequest, PageSource } from './page-source.ts'

/** Limit of computations per reader: ample for paging. */
const limit = { max: 120, windowSeconds: 60 } as const

/** The pages of each published account, one URL per language; the bare path is in the visitor's language. */
export function bindAccountPages(
  app: Hono<Env>,
  source: PageSource,
  edge: Edge,
  languageOf: (c: Context<Env>) => Language,
): void {
  const show = async (c: Context<Env>, name: AccountPageName, language: Language, headers: Record<string, string>) => {
    const account = askedOf(c, name)
    if (!(await source.hasAccount(account.slug))) return c.notFound()
    if (account.rows || account.deposit !== undefined)
      await edge.limiter('account-pages', limit, addressKey(c.get('address')))
    return showPage(c, await source.page({ name, language, origin: c.get('origin'), account }), headers)
  }
  for (const name of accountPageNames) {
    const bare = addressOf(null, name, ':slug')
    app.get(bare, (c) => show(c, name, languageOf(c), { ...personal, vary: 'Accept-Language, Cookie' }))
    for (const language of languages)
      app.get(addressOf(language, name, ':slug'), (c) => show(c, name, language, shared))
  }
}

/** The URL's parameters; invalid ones are ignored. */
function askedOf(c: Context<Env>, name: AccountPageName): AccountRequest {
  const slug = c.req.param('slug') ?? ''
  const deposit = whole(c.req.query('deposit'), 9)
  const choice = c.req.query('of')
  return {
    slug,
    ...(name === 'account-results' && deposit !== null && { deposit }),
    ...(name === 'account-rows' && {
      rows: { choice: isRowChoice(choice) ? choice : 'all', page: whole(c.req.query('page'), 6) ?? 1 },
    }),
  }
}

const whole = (text: string | undefined, digits: number): number | null =>
  text !== undefined && /^[1-9]\d*$/.test(text) && text.length <= digits ? Number(text) : null
