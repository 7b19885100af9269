import type { MessageFile } from '#domain/conversation/message.ts'
import { sentTypeOf } from '#domain/conversation/sent-files.ts'

/** Maximum length of one message in both messengers, in UTF-16 units. */
const maxPartLength = 4_096

/** Splits a text into parts a messenger accepts: at lines, else at words, never within a character. */
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

/** The longest prefix that does not cut a character. */
const withinLetters = (text: string): number => {
  const last = text.charCodeAt(text.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? text.length - 1 : text.length
}

/** Maximum caption length in both messengers, in UTF-16 units. */
const maxCaption = 1_024

/** One outgoing message of a messenger. */
export type Piece = { readonly text: string } | { readonly file: MessageFile; readonly caption: string }

/**
 * Combines text and files for a messenger: a short text becomes the first file's caption, unless that is audio; else it
 * goes first.
 */
export function piecesOf(text: string, files: readonly MessageFile[]): Piece[] {
  const [first] = files
  const isCaption = first !== undefined && sentTypeOf(first.name)?.kind !== 'audio' && text.length <= maxCaption
  return [
    ...(isCaption ? [] : textInParts(text).map((part) => ({ text: part }))),
    ...files.map((file) => ({ file, caption: isCaption && file === first ? text : '' })),
  ]
}
