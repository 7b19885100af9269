import type { RecordEvent } from '#domain/record/record-events.ts'
import { directionOf, type Language } from '#domain/site/languages.ts'
import { markedAll } from '#web/site/parts/marked.ts'
import { type Site, useSite } from '#web/site/parts/site-context.tsx'
import { accountName } from './account-name.ts'

/** Ledger events of the record itself: renamed, moved, restored, registered twice, removed. */
export function RecordEvents() {
  const site = useSite()
  const { page, words, format } = site
  const { record } = words.service
  if (page.events.length + page.removedAccounts.length === 0) return null
  return (
    <div className="part" id="events">
      <h2>{record.events}</h2>
      <p>{record.eventsText}</p>
      <ul className="corrections">
        {page.removedAccounts.map(({ name, last }) => (
          <li key={name}>
            {record.removed(apart(page.language, name))}
            {last && ` ${record.removedResult(format.day(last.on), format.amount(last.result, last.currency, true))}`}
          </li>
        ))}
        {page.events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
          <li key={index} {...markedAll(`events.${index + 1}`)}>
            {sentenceOf(site, event)}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A name that keeps its own direction within a sentence that runs from right to left. */
const apart = (language: Language, name: string): string =>
  directionOf(language) === 'rtl' ? `\u2068${name}\u2069` : name

function sentenceOf({ page, words, format }: Site, { kind, on, payload }: RecordEvent): string {
  const { record } = words.service
  const day = format.day(on)
  const nameOf = (slug: string) => apart(page.language, accountName(page, slug))
  switch (kind) {
    case 'account-renamed':
      return record.renamed(day, apart(page.language, payload.before), apart(page.language, payload.now))
    case 'login-repeated':
      return record.repeated(day, nameOf(payload.account), nameOf(payload.publishedAs))
    case 'record-carrier':
      return record.carrier(day, nameOf(payload.account), payload.before && nameOf(payload.before))
    case 'restored':
      return [
        payload.madeAt === null ? record.putBack(day) : record.restored(day, format.day(payload.madeAt.slice(0, 10))),
        payload.lost && record.lost(format.number(payload.lost.seq)),
      ]
        .filter(Boolean)
        .join(' ')
  }
}
