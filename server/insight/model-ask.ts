import { dayMs } from '#domain/basics/instant.ts'
import { analyse } from '#domain/insight/analyse.ts'
import type { ModelFailure } from '#domain/insight/insight.ts'
import { newestText } from '#domain/insight/measures.ts'
import { analysisLanguageOf, findingText } from '#domain/insight/words.ts'
import { defaultLanguage, isLanguage, type Language } from '#domain/site/languages.ts'
import { audit, type By } from '#server/db/audit.ts'
import type { Sql } from '#server/db/database.ts'
import { sql } from '#server/db/drizzle.ts'
import type { ModelService } from '#server/outside/model/service.ts'
import { type Reader, readFacts, type StoredLead } from './facts-store.ts'
import { writeWithModel } from './model-write.ts'
import { embedded, type Written } from './store.ts'

/** A configured language model, and how often it may be asked a day, on all servers together. */
export type Model = { readonly service: ModelService; readonly callsPerDay: number }

const action = 'lead.model_asked'

/** Findings that quote the visitor are left out: their words go in one place, marked as a stranger's. */
const quoting = new Set(['asked', 'mood', 'unsure', 'urgent', 'noWords'])

const insteadBy = (why: ModelFailure): Written => ({ ...embedded, fallback: why })

/** The summary and draft of a language model where one is configured; the embedded engine alone where it fails. */
export async function askModel(
  db: Sql,
  model: Model | null,
  lead: StoredLead,
  reader: Reader,
  by: By,
  language: Language,
): Promise<Written> {
  if (model === null) return embedded
  if (!(await recordCall(db, model, lead.id, by))) return insteadBy('budget')
  const { facts } = await readFacts(db, lead, reader)
  const shown = analysisLanguageOf(language)
  const { findings } = analyse(facts, new Date())
  const written = lead.preferredLanguage ?? lead.language
  const answer = await writeWithModel(
    model.service,
    {
      language: shown,
      leadLanguage: isLanguage(written) ? written : defaultLanguage,
      findings: findings.filter(({ code }) => !quoting.has(code)).map((finding) => findingText(finding, shown)),
      message: newestText(facts)?.text ?? null,
      name: lead.name,
    },
    reader.readText,
  )
  if (!answer.ok) return insteadBy(answer.why)
  return { engine: 'model', fallback: null, summary: answer.summary, draft: answer.draft }
}

/** Puts a call into the audit log before it is made; false once the budget of the day is spent. */
export function recordCall(db: Sql, { service, callsPerDay }: Model, leadId: string, by: By): Promise<boolean> {
  return db.transaction(async (tx) => {
    // One at a time, so that several servers together keep to the budget.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${action}))`)
    const today = new Date(Math.floor(Date.now() / dayMs) * dayMs).toISOString()
    const { rows } = await tx.execute<{ calls: number }>(sql`select count(*)::int as calls from (
      select from audit_log where action = ${action} and at >= ${today}::timestamptz limit ${callsPerDay}) c`)
    if (rows[0]!.calls >= callsPerDay) return false
    await audit(tx, by, { action, entity: 'lead', entityId: leadId, detail: { model: service.model } })
    return true
  })
}
