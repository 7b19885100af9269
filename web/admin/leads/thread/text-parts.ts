import type { Message } from '#contract/messages.ts'

/** Part of a message: the person's words, or lines that only repeat ours. */
type TextPart = { readonly text: string; readonly isFolded: boolean; readonly from: number }

/** The text of a message in stretches, in its order. */
export function textParts({ text, folds }: Pick<Message, 'text' | 'folds'>): TextPart[] {
  const lines = text.split('\n')
  const parts: TextPart[] = []
  const add = (from: number, to: number, isFolded: boolean) => {
    const stretch = lines.slice(from, to).join('\n').trim()
    if (stretch !== '') parts.push({ text: stretch, isFolded, from })
  }
  let at = 0
  for (const [from, to] of folds) {
    add(at, from, false)
    add(from, to, true)
    at = to
  }
  add(at, lines.length, false)
  return parts
}
