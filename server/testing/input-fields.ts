import { z } from 'zod'
import type { CallName } from '#contract/api.ts'
import type { Route } from '#contract/route.ts'
import { callNames, inputOf, routeOf } from './every-call.ts'

export type InputPart = 'params' | 'query' | 'body'

/** A leaf of a call's input; a list's first item represents all. */
export type InputField = { readonly call: CallName; readonly part: InputPart; readonly path: readonly string[] }

/** Its name in test output: `sendContact consent.emailOffers`. */
export const nameOf = ({ call, path }: InputField) => `${call} ${path.join('.')}`

/** Every field of every call, from the contract itself, so that a new field is included. */
export function inputFields(): InputField[] {
  return callNames.flatMap((call) => {
    const route: Route = routeOf(call)
    return (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = route[part]
      if (!schema) return []
      const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
      return pathsOf(json as JsonSchema).map((path) => ({ call, part, path }))
    })
  })
}

type JsonSchema = {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: JsonSchema | boolean
  readonly propertyNames?: { readonly enum?: readonly string[] }
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
}

function pathsOf(schema: JsonSchema): string[][] {
  const branches = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]
    .flatMap(pathsOf)
    .filter(({ length }) => length > 0)
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => under(name, inner))
  const names = schema.propertyNames?.enum ?? []
  const { additionalProperties: each, items } = schema
  const named = typeof each === 'object' ? names.flatMap((name) => under(name, each)) : []
  const listed = items ? under('0', items) : []
  const paths = new Map([...branches, ...below, ...named, ...listed].map((path) => [path.join('.'), path]))
  return paths.size > 0 ? [...paths.values()] : [[]]
}

const under = (name: string, schema: JsonSchema) => pathsOf(schema).map((path) => [name, ...path])

type Input = Partial<Record<InputPart, unknown>>

/** The sample input of the field's call with another value in that field. */
export function inputWith({ call, part, path }: InputField, value: unknown): Input {
  const input = structuredClone(inputOf(call)) as Input
  return { ...input, [part]: placed(input[part], path, value) }
}

function placed(holder: unknown, [step, ...more]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value
  if (step === '0') return [placed(undefined, more, value)]
  const fields = (typeof holder === 'object' && holder !== null ? holder : {}) as Record<string, unknown>
  return { ...fields, [step]: placed(fields[step], more, value) }
}
