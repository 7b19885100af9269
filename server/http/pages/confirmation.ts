import type { Hono } from 'hono'
import type { Language } from '#domain/site/languages.ts'
import { confirmationWords } from '#web/words/messages/load.ts'
import type { Env } from '../edge.ts'
import { type LinkPage, languageOf, showLinkPage } from './link-page.ts'

type LinkState = { readonly is: 'ask' | 'done'; readonly address: string } | { readonly is: 'expired' | 'bad' }

export type Confirmation = {
  read(token: string): Promise<LinkState>
  confirm(token: string, from: { readonly requestId: string; readonly address: string }): Promise<LinkState>
}

const path = '/:language/confirm-email/:token'

/**
 * The page that confirms an address for offers: it asks, and its button confirms. Opening the link changes nothing,
 * since mail servers open links to check them.
 */
export function bindConfirmation(app: Hono<Env>, { read, confirm }: Confirmation): void {
  app.get(path, async (c, next) => {
    const language = languageOf(c)
    if (!language) return next()
    return showLinkPage(c, language, pageOf(language, await read(c.req.param('token'))))
  })
  app.post(path, async (c, next) => {
    const language = languageOf(c)
    if (!language) return next()
    const from = { requestId: c.get('requestId'), address: c.get('address') }
    return showLinkPage(c, language, pageOf(language, await confirm(c.req.param('token'), from)))
  })
}

function pageOf(language: Language, state: LinkState): LinkPage {
  const words = confirmationWords(language)
  if (!('address' in state)) return { ...words[state.is], button: null, status: state.is === 'bad' ? 404 : 410 }
  const { title, text } = words[state.is]
  return { title, text: text(isolated(state.address)), button: state.is === 'ask' ? words.button : null, status: 200 }
}

/** An email address inside right-to-left text. */
const isolated = (address: string) => `\u2068${address}\u2069`
