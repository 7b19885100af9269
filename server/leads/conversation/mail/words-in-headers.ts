/** An encoded word of a header (RFC 2047). */
const word = /=\?([^?\s]{1,40})\?([bq])\?([^?\s]*)\?=/gi

type Word = { readonly charset: string; readonly encoding: string; readonly text: string }

/** Joins consecutive encoded words in a mail's head, since programs cut them within a character. */
export function withJoinedWords(head: string): string {
  return head.replace(/(?:=\?[^?\s]{1,40}\?[bq]\?[^?\s]*\?=\s+){1,200}=\?[^?\s]{1,40}\?[bq]\?[^?\s]*\?=/gi, (run) => {
    const words = [...run.matchAll(word)].map(
      ([, charset, encoding, text]): Word => ({ charset: charset!, encoding: encoding!.toLowerCase(), text: text! }),
    )
    const joined: Word[] = []
    for (const one of words) {
      const before = joined.at(-1)
      // One of ISO 2022 begins and ends in ASCII: it has whole letters, and would have an escape code too many.
      const isSame = before?.charset.toLowerCase() === one.charset.toLowerCase() && !/^iso-2022/i.test(one.charset)
      if (before && isSame) joined[joined.length - 1] = { ...one, ...together(before, one) }
      else joined.push(one)
    }
    return joined.map(({ charset, encoding, text }) => `=?${charset}?${encoding}?${text}?=`).join(' ')
  })
}

function together(a: Word, b: Word): Pick<Word, 'encoding' | 'text'> {
  const bytes = Buffer.concat([bytesOf(a), bytesOf(b)])
  return { encoding: 'b', text: bytes.toString('base64') }
}

const bytesOf = ({ encoding, text }: Word): Buffer =>
  encoding === 'b' ? Buffer.from(text, 'base64') : Buffer.from(unquoted(text), 'latin1')

const unquoted = (text: string) =>
  text
    .replaceAll('_', ' ')
    .replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
