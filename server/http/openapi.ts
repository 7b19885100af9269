import { z } from 'zod'
import { api } from '#contract/api.ts'
import { errorBody } from '#contract/error-body.ts'
import { type ErrorCode, errors } from '#contract/errors.ts'
import { type Route, statusOf } from '#contract/route.ts'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

/** The OpenAPI 3.1 document of the contract. */
export function openApiDocument(origin: string, brand: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, route] of Object.entries<Route>(api)) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(name, route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: brand,
      version: '1',
      description:
        'Every call of the product. Staff calls need the session cookie, or an API key where a scope is named.',
    },
    servers: [{ url: origin }],
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'staff' },
        apiKey: { type: 'http', scheme: 'bearer', description: 'A key that an owner made; each call names the scope.' },
      },
    },
    paths,
  }
}

function operation(name: string, route: Route) {
  const codes = [...new Set([...(route.errors ?? []), ...commonErrors(route)])]
  const byStatus = Object.groupBy(codes, (code) => String(errors[code].status))
  return {
    operationId: name,
    summary: route.summary,
    description: `${accessText(route)}${route.scope ? ` API keys with ${route.scope}.` : ''} At most ${route.limit.max} calls in ${route.limit.windowSeconds} s.`,
    ...(route.access !== 'public' && {
      security: [{ session: [] }, ...(route.scope ? [{ apiKey: [route.scope] }] : [])],
    }),
    parameters: parameters(route),
    ...(route.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(route.body, 'input') } } },
    }),
    ...(route.upload && {
      requestBody: { required: true, content: { [uploadType(route.upload)]: {} } },
    }),
    responses: {
      [statusOf(route)]: {
        description: 'Done',
        ...(route.response && { content: { 'application/json': { schema: schemaOf(route.response, 'output') } } }),
        ...(route.stream && { content: { 'text/event-stream': {} } }),
        ...(route.download && { content: { [route.download]: {} } }),
      },
      ...(route.conditional && { 304: { description: 'Nothing changed' } }),
      ...Object.fromEntries(
        Object.entries(byStatus).map(([status, found = []]) => [
          status,
          {
            description: found.join(', '),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        ]),
      ),
    },
  }
}

/** The media type of an upload; signed events are JSON, though this is not enforced. */
export const uploadType = ({ isSigned }: NonNullable<Route['upload']>) =>
  isSigned ? 'application/json' : 'application/octet-stream'

function accessText({ access }: Route): string {
  if (access === 'public') return 'Public.'
  if (access === 'password-given') return 'Any teammate, also before the second factor.'
  return access === 'signed-in' ? 'Any teammate.' : `Teammates who may: ${access.staff}.`
}

/** Error codes that follow from the shape of a route. */
function commonErrors(route: Route): ErrorCode[] {
  const { access, params, query, body, upload, stepUp, idempotent, takesDetails } = route
  const follow: [unknown, ErrorCode[]][] = [
    [true, ['too_many_requests', 'unavailable']],
    [access !== 'public', ['not_signed_in', 'not_allowed']],
    [stepUp, ['proof_needed']],
    [params, ['not_found']],
    [query ?? body, ['invalid_input']],
    [body, ['malformed', 'too_large', 'too_slow', 'not_json']],
    [upload, ['malformed', 'too_large', 'too_slow']],
    [upload && !upload.isSigned, ['not_file']],
    [idempotent, ['key_reused']],
    [takesDetails, ['not_receiving']],
  ]
  return follow.flatMap(([applies, codes]) => (applies ? codes : []))
}

function parameters(route: Route) {
  const found = [
    ...describe(route.params, 'path'),
    ...describe(route.query, 'query'),
    ...(route.idempotent
      ? [header('Idempotency-Key', 'The same key and body again answers the same and changes nothing.')]
      : []),
    ...(route.conditional ? [header('If-None-Match', 'The ETag of the answer the caller has.')] : []),
  ]
  return found.length > 0 ? found : undefined
}

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema: { type: 'string' },
})

function describe(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}
