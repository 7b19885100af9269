import type { Board, Lead } from '#contract/leads.ts'
import type { LeadFilters } from '#domain/lead-filters.ts'
import type { LeadStatus } from '#domain/pipeline.ts'
import type { Page } from './board-answers.ts'

/** First cards of a column: they fill an ordinary window and what is loaded ahead of it; more come as one scrolls. */
export const cardsPerColumn = 8

/** What the board asks of the server; tests answer in its place. */
export interface BoardServer {
  /** The nine columns; the very same object again where nothing has changed. */
  readBoard(filters: LeadFilters): Promise<Board>
  readColumn(status: LeadStatus, filters: LeadFilters, cursor: string, limit: number): Promise<Page>
  /** The leads that came in last, newest first. */
  readNewest(limit: number, cursor: string | null): Promise<Page>
  readLead(id: string): Promise<Lead>
  moveLead(id: string, status: LeadStatus, version: number): Promise<Lead>
}
