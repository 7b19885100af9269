import { z } from 'zod'
import { routes } from './route.ts'

export const descriptionRoutes = routes({
  readDescription: {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description of the API (OpenAPI 3.1)',
    access: 'signed-in',
    limit: { max: 120, windowSeconds: 60 },
    response: z.record(z.string(), z.unknown()),
  },
})
