import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type AnyNode, type Identifier, type Node, type Pattern, parse } from 'acorn'
import { Parser } from 'htmlparser2'
import postcss, { type Declaration } from 'postcss'
import { oldestBrowsers } from './range.ts'

/** One statement of MDN's compatibility data: version in which a browser added a feature; `false`: never. */
type Support = {
  readonly version_added: string | false
  readonly version_removed?: string
  readonly flags?: unknown
  readonly prefix?: string
  readonly alternative_name?: string
}
type Compat = { readonly support: Readonly<Record<string, Support | readonly Support[]>> }
interface Feature {
  readonly __compat?: Compat
  readonly [name: string]: Feature | Compat | undefined
}

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
const { api, javascript, css, html, svg } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Feature>
const ofRange = [...oldestBrowsers].map(([name, version]) => [name.replace('ios_saf', 'safari_ios'), version] as const)

const isFeature = (entry: unknown): entry is Feature => typeof entry === 'object' && entry !== null
const at = (from: Feature | undefined, ...path: string[]): Feature | undefined =>
  path.reduce<Feature | undefined>((feature, name) => {
    const next = feature && Object.hasOwn(feature, name) ? feature[name] : undefined
    return isFeature(next) ? next : undefined
  }, from)
const partsOf = (feature: Feature | undefined) =>
  Object.entries(feature ?? {}).filter(
    (entry): entry is [string, Feature] => entry[0] !== '__compat' && isFeature(entry[1]),
  )

/** True if `version` is not newer than `oldest`; compares major and minor numbers. */
function isThere(version: string, oldest: string): boolean {
  const [[major = 0, minor = 0], [oldMajor = 0, oldMinor = 0]] = [version, oldest].map((text) =>
    text.replace('≤', '').split('.').map(Number),
  ) as [number[], number[]]
  return major < oldMajor || (major === oldMajor && minor <= oldMinor)
}

/** True if a browser in the range lacks a feature; `has`: alternatives with a vendor prefix. */
function isTooNew(feature: Feature | undefined, has: (prefix: string) => boolean = () => false): boolean {
  const compat = feature?.__compat
  if (!compat) return false
  return ofRange.some(([browser, oldest]) => {
    const statements = [compat.support[browser] ?? []].flat() as readonly Support[]
    return !statements.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name }) =>
        added &&
        added !== 'preview' &&
        isThere(added, oldest) &&
        !(removed && isThere(removed, oldest)) &&
        !flags &&
        !alternative_name &&
        (!prefix || has(prefix)),
    )
  })
}

/** Language features by year, the newest first. */
const years = [
  [2025, at(javascript, 'regular_expressions', 'modifier')],
  [2024, at(javascript, 'builtins', 'RegExp', 'unicodeSets')],
  [2022, at(javascript, 'classes', 'static', 'initialization_blocks')],
] as const
/** The ECMAScript edition that every browser in the range parses. */
export const edition = years.find(([, feature]) => !isTooNew(feature))?.[0] ?? 2020

/** Globals and their members by name: `Map.groupBy`. */
const globals = new Map<string, Feature[]>()
/**
 * Methods of any object by name. Left to the compiler, whose `lib` lacks them: methods of iterators and of too-new classes, and
 * one-word names, which may be our own.
 */
const methods = new Map<string, Feature[]>()
const add = (list: Map<string, Feature[]>, name: string, feature: Feature) => {
  if (feature.__compat) list.set(name, [...(list.get(name) ?? []), feature])
}
const builtins = at(javascript, 'builtins')
for (const root of [api, builtins]) {
  for (const [name, owner] of partsOf(root)) {
    add(globals, name, owner)
    for (const [key, feature] of partsOf(owner)) {
      const member = key.replace(/_static$/, '')
      add(globals, `${name}.${member}`, feature)
      // A page's instance of an interface: `navigator.share` belongs to Navigator.
      add(globals, `${name[0]!.toLowerCase()}${name.slice(1)}.${member}`, feature)
      if (name === 'Window') add(globals, member, feature)
      if (name !== 'Iterator' && !isTooNew(owner) && (root === builtins || /[a-z][A-Z]/.test(member)))
        add(methods, member, feature)
    }
  }
}
const lacks = (list: Map<string, Feature[]>, name: string) =>
  list.get(name)?.every((feature) => isTooNew(feature)) === true

/** Syntax and features of a built script that a browser in the range lacks, unless the script tests for them. */
export function tooNewInScript(text: string): string[] {
  let program: Node
  try {
    program = parse(text, { ecmaVersion: edition, sourceType: 'module' })
  } catch (error) {
    const { pos = 0, message } = error as SyntaxError & { pos?: number }
    return [`syntax of after ${edition}: ${message} at ${text.slice(Math.max(0, pos - 30), pos + 30)}`]
  }
  const own = new Set<string>()
  walk(program, (node) => {
    for (const name of namesOf(node)) own.add(name)
  })
  const found = new Set<string>()
  const isGlobal = (node: AnyNode): node is Identifier => node.type === 'Identifier' && !own.has(node.name)
  walk(program, (node, parent) => {
    if (isGlobal(node) && !isNameOfProperty(node, parent) && lacks(globals, node.name)) found.add(node.name)
    if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return
    const { name } = node.property
    const known = isGlobal(node.object) ? `${node.object.name}.${name}` : ''
    if (globals.has(known)) {
      if (lacks(globals, known)) found.add(known)
    } else if (parent?.type === 'CallExpression' && parent.callee === node && lacks(methods, name)) found.add(name)
  })
  return [...found]
}

/** Visits every node of a program with its parent. */
function walk(node: Node, visit: (node: AnyNode, parent: AnyNode | undefined) => void, parent?: AnyNode): void {
  visit(node as AnyNode, parent)
  for (const part of Object.values(node).flat()) {
    if (typeof part?.type === 'string') walk(part, visit, node as AnyNode)
  }
}

/** The names that a node declares. */
function namesOf(node: AnyNode): string[] {
  const inPattern = (pattern: Pattern | null | undefined): string[] => {
    if (pattern?.type === 'Identifier') return [pattern.name]
    if (pattern?.type === 'ArrayPattern') return pattern.elements.flatMap(inPattern)
    if (pattern?.type === 'AssignmentPattern') return inPattern(pattern.left)
    if (pattern?.type === 'RestElement') return inPattern(pattern.argument)
    if (pattern?.type !== 'ObjectPattern') return []
    return pattern.properties.flatMap((part) => inPattern(part.type === 'Property' ? part.value : part.argument))
  }
  if (node.type === 'VariableDeclarator') return inPattern(node.id)
  if (node.type === 'CatchClause') return inPattern(node.param)
  if ('local' in node && node.local?.type === 'Identifier' && node.type.startsWith('Import')) return [node.local.name]
  const named = 'id' in node ? inPattern(node.id as Pattern | null) : []
  return 'params' in node ? [...named, ...node.params.flatMap(inPattern)] : named
}

function isNameOfProperty(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed
  if (parent?.type === 'Property') return parent.key === node && !parent.computed && !parent.shorthand
  return (parent?.type === 'MethodDefinition' || parent?.type === 'PropertyDefinition') && parent.key === node
}

/** Parts of a built style that a browser in the range ignores; inside `@supports` they are tested for. */
export function tooNewInStyle(text: string): string[] {
  const found = new Set<string>()
  const note = (name: string, feature: Feature | undefined) => isTooNew(feature) && found.add(name)
  postcss.parse(text).walk((node) => {
    for (let above: unknown = node.parent; above instanceof postcss.Container; above = above.parent) {
      if (above instanceof postcss.AtRule && above.name === 'supports') return
    }
    if (node.type === 'atrule') {
      const rule = at(css, 'at-rules', node.name)
      note(`@${node.name}`, rule)
      for (const [word] of node.params.matchAll(/[a-z-]+/g)) note(`@${node.name} (${word})`, at(rule, word))
    } else if (node.type === 'rule') {
      if (node.parent?.type === 'rule') note('&', at(css, 'selectors', 'nesting'))
      for (const [name, word = ''] of node.selector.matchAll(/::?([a-z-]+)/g)) note(name, at(css, 'selectors', word))
    } else if (node.type === 'decl') ofDeclaration(node, note)
  })
  return [...found]
}

function ofDeclaration(
  { prop, value, parent }: Declaration,
  note: (name: string, feature: Feature | undefined) => void,
): void {
  const isSaid = (name: string) => parent?.some((beside) => beside.type === 'decl' && beside.prop === name) === true
  // Phones in the range have no mouse pointer.
  if (prop === 'cursor' || prop === 'resize') return
  const property = at(css, 'properties', prop)
  if (isTooNew(property, (prefix) => isSaid(prefix + prop))) {
    note(prop, property)
    return
  }
  for (const [, word = '', bracket] of value.matchAll(/(?<![\w-])([a-z][a-z-]*)(\()?/g)) {
    if (!bracket) note(`${prop}: ${word}`, at(property, word.replaceAll('-', '_')) ?? at(property, word))
    else if (lacks(functions, word)) note(`${word}()`, functions.get(word)![0])
  }
  for (const [, unit = ''] of value.matchAll(/\d([a-z]+)\b/g)) note(unit, at(css, 'types', 'length', unit))
}

const functions = new Map<string, Feature[]>()
const addFunctions = (feature: Feature | undefined): void => {
  for (const [name, part] of partsOf(feature)) {
    add(functions, name, part)
    addFunctions(part)
  }
}
addFunctions(at(css, 'types'))

/** Elements and attributes of a page that a browser in the range ignores. */
export function tooNewInMarkup(text: string): string[] {
  const found = new Set<string>()
  const parser = new Parser({
    onopentag(tag, attributes) {
      const element = at(html, 'elements', tag) ?? at(svg, 'elements', tag)
      if (isTooNew(element)) found.add(`<${tag}>`)
      for (const name of Object.keys(attributes)) {
        const attribute = at(element, name) ?? at(html, 'global_attributes', name)
        if (isTooNew(attribute)) found.add(`<${tag} ${name}>`)
      }
    },
  })
  parser.end(text)
  return [...found]
}
