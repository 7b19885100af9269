import type { Board, Lead } from '#contract/leads.ts'
import type { LeadFilters } from '#domain/leads/lead-filters.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import type { Lost } from '../lost/lost-question.ts'
import type { Page } from './board-answers.ts'

/** The server calls of the board; tests provide their own. */
export interface BoardServer {
  /** The columns; the same object when nothing has changed. */
  readBoard(filters: LeadFilters): Promise<Board>
  readColumn(status: LeadStatus, filters: LeadFilters, cursor: string, limit: number): Promise<Page>
  /** The leads that came in last, newest first. */
  readNewest(limit: number, cursor: string | null): Promise<Page>
  readLead(id: string): Promise<Lead>
  /** Moves a lead that was seen in the stage `from`; a conflict where it is in another by now. */
  moveLead(id: string, status: LeadStatus, from: LeadStatus, lost?: Lost): Promise<Lead>
}
