import type { Actor } from '#contract/handler.ts'
import { ownWordsAlone } from '#domain/conversation/quoted-text.ts'
import { isLanguage, type SpokenLanguage, spokenLanguageOf } from '#domain/site/languages.ts'
import type { Sql } from '#server/db/database.ts'
import { languageOfTeammate } from '#server/db/teammate.ts'
import { readWorkers } from '#server/db/workers.ts'
import type { LanguageOfText } from '../add/store.ts'
import type { StoredLead } from '../lead-store.ts'
import type { StoredMessage } from './message-row.ts'

/** Characters used to detect a message's language, so that a page of long messages does not delay other requests. */
const maxRead = 10_000

type Read = {
  readonly lead: Pick<StoredLead, 'id' | 'language' | 'preferredLanguage' | 'message'>
  /** True if the form's message is included, under the lead's id. */
  readonly withForm: boolean
  /** Newest first. */
  readonly messages: readonly StoredMessage[]
  readonly reader: Pick<Actor, 'userId'>
  readonly languageOfText: LanguageOfText
}

/**
 * Messages in languages that the reader does not answer leads in, with the teammates who do, and the language to write to the lead
 * in, if it is one of those. A reader without named languages answers in the language of their screen.
 */
export async function readForeign(db: Sql, { lead, withForm, messages, reader, languageOfText }: Read) {
  const { workers } = await readWorkers(db)
  const named = workers.find(({ id }) => id === reader.userId)?.languages ?? []
  const own: readonly SpokenLanguage[] = named.length > 0 ? named : [await languageOfTeammate(db, reader.userId)]
  const inForm = withForm && lead.message ? languageOfText(lead.message) : null
  const inThread = messages.flatMap(({ id, direction, isAutomatic, text, folds }) => {
    const beginning = text.slice(0, maxRead)
    const found = direction === 'in' && !isAutomatic ? languageOfText(ownWordsAlone(beginning, folds) || text) : null
    return found === null ? [] : [{ messageId: id, language: spokenLanguageOf(found) }]
  })
  const written = inForm === null ? inThread : [...inThread, { messageId: lead.id, language: spokenLanguageOf(inForm) }]
  const stated = lead.preferredLanguage ?? lead.language
  const theirs = written[0]?.language ?? (isLanguage(stated) ? spokenLanguageOf(stated) : null)
  return {
    foreign: written
      .filter(({ language }) => !own.includes(language))
      .map((one) => ({
        ...one,
        teammates: workers.filter(({ languages }) => languages.includes(one.language)).map(({ username }) => username),
      })),
    writesIn: theirs === null || own.includes(theirs) ? null : theirs,
  }
}
