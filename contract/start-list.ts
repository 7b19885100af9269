import { z } from 'zod'
import { startSteps } from '#domain/claims/start-list.ts'
import { siteModes } from '#domain/site/brand.ts'
import { routes } from './route.ts'

const startList = z.strictObject({
  mode: z.enum(siteModes),
  /** True if visitors can send their details. */
  isReceiving: z.boolean(),
  /** In their order. `isNeeded`: a live site takes no details without it. */
  steps: z.array(z.strictObject({ name: z.enum(startSteps), isDone: z.boolean(), isNeeded: z.boolean() })),
})
export type StartList = z.output<typeof startList>

export const startListRoutes = routes({
  readStartList: {
    method: 'GET',
    path: '/api/start-list',
    summary: 'What is still to be stated before the first visitors come, and whether they can send their details',
    access: { staff: 'settings.read' },
    limit: { max: 600, windowSeconds: 60 },
    response: startList,
  },
})
