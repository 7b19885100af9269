import { z } from 'zod'
import { learningStates } from '#domain/learning/latest-check.ts'
import { routes } from './route.ts'
import { choice, moment } from './text.ts'

const share = z.number().min(0).max(1)

/** Outcomes of the latest closed leads, compared with predictions (`domain/learning`). */
const check = z.strictObject({
  quality: z.strictObject({ n: z.int(), auc: share, brier: share, ece: share }),
  bins: z.array(z.strictObject({ from: share, to: share, n: z.int(), predicted: share, happened: share })),
  rateBefore: share,
  rateNow: share,
  converted: z.int(),
  expected: z.number().min(0),
  holds: z.boolean(),
  tellsApart: z.boolean(),
  guessing: z.strictObject({ from: share, to: share }),
})

const answer = z.strictObject({
  state: choice(learningStates),
  /** Null before the first look at the closed leads. */
  learnedAt: moment.nullable(),
  /** Leads learned from, or too few to learn from. */
  closed: z.int(),
  converted: z.int(),
  /** Null while there are too few leads to check on the latest. */
  check: check.nullable(),
})
export type LearningAnswer = z.output<typeof answer>

const access = { staff: 'learning.manage' } as const

export const learningRoutes = routes({
  readLearning: {
    method: 'GET',
    path: '/api/conversion-learning',
    summary: 'What the win probability was learned from, and how well it holds',
    access,
    limit: { max: 600, windowSeconds: 60 },
    response: answer,
  },
  learnNow: {
    method: 'POST',
    path: '/api/conversion-learning/learn',
    summary: 'Learn the win probability from the closed leads now; else it happens after ten closings, or once a day',
    access,
    limit: { max: 6, windowSeconds: 60 },
    response: answer,
  },
})
