import { usernameKey } from '#domain/staff/username.ts'

/** A piece of a text; `username` where it names a teammate. */
type TextPiece = { readonly text: string; readonly username: string | null }

/** Escapes pattern characters; Unicode patterns refuse any other escape, such as of a hyphen. */
const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/**
 * A text cut at the teammates it mentions: `@` and a name of `usernames`, in any case, not in the middle of a word (an
 * email address mentions no one). The longest name that fits counts: "@Ana María" is not Ana.
 */
export function piecesOf(text: string, usernames: readonly string[]): TextPiece[] {
  if (usernames.length === 0 || !text.includes('@')) return [{ text, username: null }]
  const byKey = new Map(usernames.map((name) => [usernameKey(name), name]))
  const longestFirst = usernames.toSorted((a, b) => b.length - a.length).map(escaped)
  const mention = new RegExp(`(?<![\\p{L}\\p{N}@])@(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(mention)) {
    if (index > end) pieces.push({ text: text.slice(end, index), username: null })
    pieces.push({ text: found, username: byKey.get(usernameKey(found.slice(1))) ?? null })
    end = index + found.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), username: null })
  return pieces
}

/** The teammates a text mentions, each once. */
export function mentionedIn(text: string, usernames: readonly string[]): string[] {
  return [...new Set(piecesOf(text, usernames).flatMap(({ username }) => username ?? []))]
}

/** The name being typed before `caret`: `from` is the position of its `@`. Null if none. */
export function mentionBefore(text: string, caret: number): { readonly from: number; readonly typed: string } | null {
  const found = /(?<![\p{L}\p{N}@])@([^\s@]{0,40}(?: [^\s@]{1,40})?)$/u.exec(text.slice(0, caret))
  return found ? { from: found.index, typed: found[1]! } : null
}
