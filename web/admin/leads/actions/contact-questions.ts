import { useSyncExternalStore } from 'react'
import type { QuickAction } from '#domain/leads/options.ts'
import { call } from '#web/api/client.ts'

/** Actions outside the product, whose outcome it can't see. */
export type OutsideAction = Extract<QuickAction, 'call' | 'email' | 'whatsapp'>

/**
 * A question about a call or message a teammate started: nothing is logged until they answer. After that, asks for the
 * next step if none is planned.
 */
export type ContactQuestion = {
  readonly id: string
  readonly action: OutsideAction | 'next'
  readonly leadId: string
  readonly name: string
  /** The prepared text, logged if it was sent. */
  readonly notes: string
  /** Put off: it waits behind a button. */
  readonly isLater: boolean
}

/** Maximum stored questions; the oldest goes first. */
const maxQuestions = 20
const none: readonly ContactQuestion[] = []
const keyOf = (username: string) => `contact-questions ${username}`

const listeners = new Set<() => void>()
const known = new Map<string, { text: string | null; questions: readonly ContactQuestion[] }>()

/** Kept in this browser for each teammate: they survive a reload and a closed tab, and other tabs follow. */
function readQuestions(username: string): readonly ContactQuestion[] {
  const key = keyOf(username)
  const text = stored(key)
  const last = known.get(key)
  if (last && last.text === text) return last.questions
  const questions = text === null ? (last?.questions ?? none) : parsed(text)
  known.set(key, { text, questions })
  return questions
}

function write(username: string, questions: readonly ContactQuestion[]): void {
  const key = keyOf(username)
  const text = JSON.stringify(questions)
  try {
    localStorage.setItem(key, text)
    known.set(key, { text, questions })
  } catch {
    // Storage may be disabled: then they last as long as the page.
    known.set(key, { text: null, questions })
  }
  for (const listener of listeners) listener()
}

/** Asks about an action just started, or the next step; a new one to the same lead in the same way, or another next step, replaces the last. */
export function askAbout(username: string, question: Omit<ContactQuestion, 'id' | 'isLater'>): void {
  const others = readQuestions(username).filter(
    ({ action, leadId }) => action !== question.action || (action !== 'next' && leadId !== question.leadId),
  )
  const asked = { ...question, id: crypto.randomUUID(), isLater: false }
  write(username, [...others, asked].slice(-maxQuestions))
}

/** Offers the next step with a lead for whom nothing is planned; where the tasks cannot be read, nothing is offered. */
export async function offerNextStep(username: string, { id, name }: { id: string; name: string }): Promise<void> {
  const tasks = await call.listLeadTasks({ params: { id } }).catch(() => null)
  const isPlanned = tasks?.data.some(({ status, dueDate }) => status === 'pending' && new Date(dueDate) > new Date())
  if (isPlanned === false) askAbout(username, { action: 'next', leadId: id, name, notes: '' })
}

export const dropQuestion = (username: string, id: string): void =>
  write(
    username,
    readQuestions(username).filter((one) => one.id !== id),
  )

/** Withdraws the offer of a next step with a lead. */
export const dropNextStep = (username: string, leadId: string): void =>
  write(
    username,
    readQuestions(username).filter((one) => one.action !== 'next' || one.leadId !== leadId),
  )

export const putOff = (username: string, id: string): void =>
  write(
    username,
    readQuestions(username).map((one) => (one.id === id ? { ...one, isLater: true } : one)),
  )

/** Brings back those that were put off. */
export const askAgain = (username: string): void =>
  write(
    username,
    readQuestions(username).map((one) => ({ ...one, isLater: false })),
  )

export function useQuestions(username: string): readonly ContactQuestion[] {
  return useSyncExternalStore(subscribe, () => readQuestions(username))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  globalThis.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('storage', listener)
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parsed(text: string): readonly ContactQuestion[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? (value as ContactQuestion[]) : none
  } catch {
    return none
  }
}
