import type { MessageFile } from '#domain/conversation/message.ts'
import { sentTypeOf } from '#domain/conversation/sent-files.ts'

/** Maximum length of one message in both messengers, in UTF-16 units. */
export const maxPartLength = 4_096

/** A text in parts that a messenger takes, divided where it can be: between lines, else words, never within a letter. */
export function textInParts(text: string, max = maxPartLength): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > max) {
    const begin = rest.slice(0, max)
    const end =
      [begin.lastIndexOf('\n'), begin.lastIndexOf(' ')].find((place) => place > max / 2) ?? withinLetters(begin)
    parts.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).replace(/^[\n ]/, '')
  }
  return [...parts, rest].filter((part) => part.trim() !== '')
}

/** Where a text may end without half a letter. */
const withinLetters = (text: string): number => {
  const last = text.charCodeAt(text.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? text.length - 1 : text.length
}

/** Maximum length of the text below a file in both messengers, in UTF-16 units. */
export const maxCaption = 1_024

/** What goes as one message in a messenger. */
export type Piece = { readonly text: string } | { readonly file: MessageFile; readonly caption: string }

/** A text and files as messengers take them: a short text below the first file, unless that is sound; else before the files. */
export function piecesOf(text: string, files: readonly MessageFile[]): Piece[] {
  const [first] = files
  const isCaption = first !== undefined && sentTypeOf(first.name)?.kind !== 'audio' && text.length <= maxCaption
  return [
    ...(isCaption ? [] : textInParts(text).map((part) => ({ text: part }))),
    ...files.map((file) => ({ file, caption: isCaption && file === first ? text : '' })),
  ]
}
