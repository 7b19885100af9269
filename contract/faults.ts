import { z } from 'zod'
import { routes } from './route.ts'
import { longText, text } from './text.ts'

export const faultRoutes = routes({
  reportFault: {
    method: 'POST',
    path: '/api/faults',
    summary: 'Report that an entry of a screen could not be drawn; it goes into the server’s log',
    access: 'signed-in',
    limit: { max: 30, windowSeconds: 300 },
    body: z.strictObject({
      /** The kind of entry, such as `history`. */
      place: text(40, 1),
      /** The error's type. Its message stays in the browser, since it may contain personal text. */
      error: text(60),
      /** Code location. */
      stack: longText(2_000),
    }),
  },
})
