import type { Sql } from '#server/db/database.ts'
import { findLead, type Reader } from './facts-store.ts'
import { keepAnalysis } from './store.ts'

/** Analyses one lead for a bulk change, in its transaction; false for one that is gone. */
export const bulkAnalysis =
  (reader: Reader) =>
  async (tx: Sql, leadId: string, by: string | null): Promise<boolean> => {
    const lead = await findLead(tx, leadId)
    if (!lead) return false
    await keepAnalysis(tx, lead, reader, { trigger: 'bulk', by, language: 'en' })
    return true
  }
