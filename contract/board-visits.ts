import { z } from 'zod'
import { routes } from './route.ts'
import { moment } from './text.ts'

export const boardVisitRoutes = routes({
  seeBoard: {
    method: 'POST',
    path: '/api/board/seen',
    summary: 'Note that the caller has just looked at the board; leads that arrive later are new at their next visit',
    access: { staff: 'lead.read' },
    limit: { max: 600, windowSeconds: 60 },
    response: z.strictObject({ boardSeenAt: moment }),
  },
})
