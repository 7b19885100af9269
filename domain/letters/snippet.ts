import { firstNameOf } from './greeted-name.ts'
import { greetableName } from './mail.ts'

/** Maximum characters of a snippet's name, and snippets of one teammate. */
export const maxSnippetName = 80
export const maxSnippets = 200

/** Placeholders of snippets. */
export const snippetFields = ['{first name}', '{name}', '{my name}', '{company}'] as const
type SnippetField = (typeof snippetFields)[number]

export interface SnippetValues {
  /** The lead's name as stored. */
  readonly name: string
  /** The writer's signed name. */
  readonly me: string
  readonly company: string
}

const fieldPattern = /\{[^{}\n]*\}/g

/** Fields that do not exist, each once, such as `{nombre}`, which would reach the customer literally. */
export function unknownFields(text: string): string[] {
  const known: readonly string[] = snippetFields
  return [...new Set((text.match(fieldPattern) ?? []).filter((found) => !known.includes(found)))]
}

/**
 * A snippet with its placeholders filled in; inserted values are not searched. Without a name for the greeting, `{first
 * name}` is removed with the space before it.
 */
export function filledSnippet(text: string, { name, me, company }: SnippetValues): string {
  const whole = greetableName(name)
  const values: Record<SnippetField, string> = {
    '{first name}': whole === null ? '' : firstNameOf(whole),
    '{name}': name,
    '{my name}': me,
    '{company}': company,
  }
  return text.replace(/( ?)(\{[^{}\n]*\})/g, (whole, space: string, field: string) => {
    const value = values[field as SnippetField]
    if (value === undefined) return whole
    return value === '' ? '' : `${space}${value}`
  })
}
