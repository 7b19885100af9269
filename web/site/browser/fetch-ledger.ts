import type { AnswerOf } from '#contract/api.ts'
import type { requestDocument } from './document-request.ts'

/** The site's own data about its ledger. */
export type SiteLedger = Pick<AnswerOf<'readLedger'>, 'head' | 'keys'>

async function get(address: string): Promise<Response> {
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok) throw new Error(address)
  return response
}

export const fetchLedger = async (): Promise<ArrayBuffer> => (await get('/ledger.jsonl')).arrayBuffer()

export const fetchStamps = (): Promise<string> => fetchText('/ledger-stamps.jsonl')

/** A page as markup: the content policy prevents parsing one with another style. */
export const fetchText = async (address: string): Promise<string> => (await get(address)).text()

export const fetchSite = async (): Promise<SiteLedger> => (await get('/api/ledger?limit=1')).json()

/** The figures as the site shows them at this moment, in the place of those that the page came with. */
export function fetchPage(part: HTMLElement, request: typeof requestDocument): Promise<void> {
  return new Promise((resolve) => {
    request('GET', location.pathname, {}, null, (answer) => {
      const next = answer?.getElementById('figures')
      if (next) part.querySelector('#figures')?.replaceWith(next)
      resolve()
    })
  })
}
