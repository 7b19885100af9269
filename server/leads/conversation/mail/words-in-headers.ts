import { decodeText } from './charsets.ts'

/** An encoded word of a header (RFC 2047); some programs leave its spaces in. */
const word = /=\?([^?\s]{1,40})\?([bq])\?([^?\r\n]*)\?=/gi

type Word = { readonly charset: string; readonly encoding: string; readonly text: string }

/**
 * Joins consecutive encoded words in a mail's head, since programs cut them within a character, and writes them in
 * UTF-8, in whichever charset they came.
 */
export function withJoinedWords(head: string): string {
  return head.replace(
    /=\?[^?\s]{1,40}\?[bq]\?[^?\r\n]*\?=(?:\s+=\?[^?\s]{1,40}\?[bq]\?[^?\r\n]*\?=){0,200}/gi,
    (run) => {
      const words = [...run.matchAll(word)].map(
        ([, charset, encoding, text]): Word => ({ charset: charset!, encoding: encoding!.toLowerCase(), text: text! }),
      )
      const joined: { charset: string; bytes: Buffer }[] = []
      for (const one of words) {
        const before = joined.at(-1)
        // One of ISO 2022 begins and ends in ASCII: it has whole letters, and would have an escape code too many.
        const isSame = before?.charset.toLowerCase() === one.charset.toLowerCase() && !/^iso-2022/i.test(one.charset)
        if (before && isSame) before.bytes = Buffer.concat([before.bytes, bytesOf(one)])
        else joined.push({ charset: one.charset, bytes: bytesOf(one) })
      }
      const text = joined.map(({ charset, bytes }) => decodeText(bytes, charset)).join('')
      return `=?utf-8?b?${Buffer.from(text).toString('base64')}?=`
    },
  )
}

const bytesOf = ({ encoding, text }: Word): Buffer =>
  encoding === 'b' ? Buffer.from(text, 'base64') : Buffer.from(unquoted(text), 'latin1')

const unquoted = (text: string) =>
  text
    .replaceAll('_', ' ')
    .replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
