import { promisesIn } from '#domain/promises.ts'
import { hasForbiddenChars } from '#domain/text.ts'

/** Why a text of a language model is not shown. */
export type WrittenProblem = 'characters' | 'markup' | 'link' | 'figure' | 'promise' | 'placeholder'

const markup = /[<>[\]{}`|]|\*\*/u
const link =
  /:\/\/|www\.|@|\b[\p{L}\p{N}-]+\.(?:com|net|org|io|co|app|info|biz|me|ly|gg|xyz|top|site|online|club|link|shop|ru|es|de|fr|it|pt|in|cn|ai|dev|cc|tv|to|uk|us|eu)\b|\b(?:telegram|t\.me|wa\.me|bit\.ly)\b/iu
const number = /\p{Nd}+(?:[.,٫٬]\p{Nd}+)*/gu
const share =
  /%|٪|％|percent|per cent|por ciento|por cento|pour cent|pourcent|per cento|prozent|процент|بالمئة|بالمائة|في المئة|प्रतिशत|फ़ीसदी|百分/iu
/** Any word of certainty, denied or not: a teammate can write one, a model need not. */
const certainty =
  /guarant|garant|risk[- ]?free|riskless|sin riesgo|sans risque|risikolos|risikofrei|senza rischi|sem risco|гарант|без риска|مضمون|ضمان|نضمن|بدون مخاطر|बिना जोखिम|गारंटी|जोखिम मुक्त|保证|保證|稳赚|零风险|无风险/iu

/** A number as ASCII digits, without separators: figures are compared however a language writes them. */
export function plainNumber(written: string): string {
  return written.replace(/[.,٫٬]/gu, '').replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
}

/** The value of a decimal digit of any script: each script's ten follow one another. */
function digitOf(digit: string): number {
  let code = digit.codePointAt(0)!
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - 1)) && value < 9) {
    code -= 1
    value += 1
  }
  return value
}

/** The figures in a text, comparable. */
export const figuresIn = (text: string): Set<string> => new Set((text.match(number) ?? []).map(plainNumber))

/**
 * What is wrong with a text that a language model wrote, first found: it may hold no link, no markup, no promise, and no
 * figure but those given. Null: it may be shown to a teammate.
 */
export function writtenProblem(text: string, figures: ReadonlySet<string>): WrittenProblem | null {
  if (hasForbiddenChars(text)) return 'characters'
  if (markup.test(text)) return 'markup'
  if (link.test(text)) return 'link'
  if (share.test(text) || [...figuresIn(text)].some((figure) => !figures.has(figure))) return 'figure'
  return certainty.test(text) || promisesIn(text).length > 0 ? 'promise' : null
}

/**
 * A visitor's text without what tells who they are: names, addresses, links and numbers as long as phone numbers are
 * replaced by a word in brackets.
 */
export function withoutIdentity(text: string, name: string): string {
  const masked = text
    .split(/(\s+)/u)
    .map((word) => (word.includes('@') ? '[contact]' : word))
    .join('')
    .replace(/(?:https?:\/\/|www\.)\S+/giu, '[link]')
    .replace(/\+?\p{Nd}(?:[\s().-]?\p{Nd}){5,}/gu, '[number]')
  const parts = name.split(/[\s,.]+/u).filter((part) => [...part].length >= 2)
  const names = new Set(parts.map((part) => part.toLowerCase()))
  const words = masked.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => (names.has(word.toLowerCase()) ? '[name]' : word))
  return parts.filter((part) => withoutSpaces.test(part)).reduce((left, part) => left.replaceAll(part, '[name]'), words)
}

/** A script that puts no spaces between words. */
const withoutSpaces = /\p{Script=Han}/u
