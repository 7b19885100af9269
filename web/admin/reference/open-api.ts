import { call } from '#web/api/client.ts'

type Content = { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }

/** The part of an OpenAPI 3.1 operation that is shown. */
export type Operation = {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>
}

type OpenApi = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

export type Entry = { readonly method: string; readonly path: string; readonly operation: Operation }

/** Every operation of the document in its order. */
export function entriesOf({ paths }: OpenApi): Entry[] {
  return Object.entries(paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
}

/** The schema of a body or an answer, where it has one. */
export function schemaOf({ content }: Content): unknown {
  return content?.['application/json']?.schema
}

/** Reads the document that the server generates from the table of all calls. */
export async function readOpenApi(): Promise<OpenApi> {
  return (await call.readDescription()) as OpenApi
}
