import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { statusOf } from '#contract/route.ts'
import { callNames, probe, routeOf } from '#server/testing/every-call.ts'
import { call, message, startSignedIn } from '#server/testing/product.ts'
import { uploadType } from './openapi.ts'

type Schema = Record<string, unknown>
type Operation = {
  operationId: string
  summary: string
  security?: unknown[]
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, { description: string; content?: Record<string, { schema?: Schema }> }>
}
type Document = {
  openapi: string
  components: { schemas: Record<string, Schema> }
  paths: Record<string, Record<string, Operation>>
}

async function describedBy(): Promise<{ url: string; document: Document; headers: { cookie: string } }> {
  const { url, headers } = await startSignedIn()
  const { body } = await call(url, 'readDescription', { headers })
  return { url, document: body as unknown as Document, headers }
}

const operationOf = (document: Document, name: (typeof callNames)[number]) =>
  document.paths[routeOf(name).path]?.[routeOf(name).method.toLowerCase()]

describe('the OpenAPI document', () => {
  it('lists every call of the contract and no other', async () => {
    const { document } = await describedBy()
    expect(document.openapi).toBe('3.1.0')
    const listed = Object.values(document.paths).flatMap((methods) => Object.values(methods).map((o) => o.operationId))
    expect(listed.toSorted()).toEqual([...callNames].toSorted())
    for (const name of callNames) expect([name, operationOf(document, name)?.operationId]).toEqual([name, name])
  })

  it("gives each call's access, parameters, and possible statuses", async () => {
    const { document } = await describedBy()
    for (const name of callNames) {
      const route = routeOf(name)
      const operation = operationOf(document, name)!
      expect([name, operation.security !== undefined]).toEqual([name, route.access !== 'public'])
      const inPath = (operation.parameters ?? []).filter((p) => p.in === 'path' && p.required).map((p) => p.name)
      expect([name, inPath]).toEqual([name, [...route.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key)])
      const takes = route.upload ? [uploadType(route.upload)] : route.body ? ['application/json'] : []
      expect([name, Object.keys(operation.requestBody?.content ?? {})]).toEqual([name, takes])
      const { status, headers } = { status: String(statusOf(route)), headers: operation.parameters ?? [] }
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining([status, '429', '503']))
      expect([name, '304' in operation.responses]).toEqual([name, route.conditional === true])
      expect([name, headers.some((p) => p.name === 'Idempotency-Key')]).toEqual([name, route.idempotent === true])
    }
  })

  it('contains only valid schemas, and no dangling reference', async () => {
    const { document } = await describedBy()
    const schemas: unknown[] = Object.values(document.components.schemas)
    const references: string[] = []
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      for (const [key, value] of Object.entries(node)) {
        if (key === '$ref') references.push(String(value))
        else if (key === 'schema' && !Object.hasOwn(value as object, '$ref')) schemas.push(value)
        walk(value)
      }
    }
    walk(document)
    expect(references.length).toBeGreaterThan(0)
    for (const reference of references) {
      expect(document.components.schemas).toHaveProperty(reference.replace('#/components/schemas/', ''))
    }
    expect(schemas.length).toBeGreaterThan(callNames.length)
    for (const schema of schemas) expect(() => z.fromJSONSchema(schema as never)).not.toThrow()
  })

  it("describes the server's real responses", async () => {
    const { url, document, headers } = await describedBy()
    await call(url, 'sendContact', { body: message })
    for (const name of ['listLeads', 'readBoard', 'listPlatforms', 'readSession', 'locateVisitor'] as const) {
      const schema = operationOf(document, name)!.responses['200']!.content!['application/json']!.schema!
      const answer = await probe(url, name, { headers })
      expect([name, z.fromJSONSchema(schema as never).safeParse(JSON.parse(answer.text)).error]).toEqual([
        name,
        undefined,
      ])
    }
    const error = z.fromJSONSchema(document.components.schemas.Error as never)
    expect(error.safeParse(JSON.parse((await probe(url, 'listLeads')).text)).success).toBe(true)
    expect(error.safeParse({ error: { code: 'made_up', message: '' } }).success).toBe(false)
  })
})
