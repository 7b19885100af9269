import type { Hono } from 'hono'
import type { Language } from '#domain/site/languages.ts'
import { unsubscribeWords } from '#web/words/messages/load.ts'
import type { Env } from '../edge.ts'
import { type LinkPage, languageOf, showLinkPage } from './link-page.ts'

export type Unsubscribe = {
  isSigned(token: string): boolean
  withdraw(token: string, from: { readonly requestId: string; readonly address: string }): Promise<boolean>
}

type State = 'ask' | 'done' | 'bad'

const path = '/:language/unsubscribe/:token'

/**
 * The unsubscribe page of a letter: it asks, and its button withdraws. Mail programs post to the same URL by themselves
 * (RFC 8058). Opening the link changes nothing, since mail servers open links to check them. The signature alone
 * authorises a request, so it may come from any site.
 */
export function bindUnsubscribe(app: Hono<Env>, { isSigned, withdraw }: Unsubscribe): void {
  app.get(path, (c, next) => {
    const language = languageOf(c)
    if (!language) return next()
    return Promise.resolve(showLinkPage(c, language, pageOf(language, isSigned(c.req.param('token')) ? 'ask' : 'bad')))
  })
  app.post(path, async (c, next) => {
    const language = languageOf(c)
    if (!language) return next()
    const from = { requestId: c.get('requestId'), address: c.get('address') }
    const isDone = await withdraw(c.req.param('token'), from)
    return showLinkPage(c, language, pageOf(language, isDone ? 'done' : 'bad'))
  })
}

function pageOf(language: Language, state: State): LinkPage {
  const { button, ...words } = unsubscribeWords(language)
  return { ...words[state], button: state === 'ask' ? button : null, status: state === 'bad' ? 404 : 200 }
}
