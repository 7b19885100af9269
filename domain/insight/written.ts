import { hasForbiddenChars } from '#domain/basics/text.ts'
import { unprovenWords } from '#domain/claims/public-words.ts'
import { spellsNumber } from './number-words.ts'

/** Why a language model's text is not shown. */
type WrittenProblem = 'characters' | 'markup' | 'link' | 'figure' | 'promise' | 'secret'

/** Invisible or overriding characters, except the joiners and direction marks that some scripts need. */
const unseen = /(?![\u200c-\u200f])[\p{Cf}\p{Co}\ufffd]/u
/** A word mixing two alphabets that look alike, ignoring accents. */
const twoAlphabets =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u
const markup = /[<>[\]{}`|]|\*\*|&#?\w{2,8};/u
/** Includes spelled-out addresses. */
const link =
  /:\/\/|www\.|@|xn--|\b(?:javascript|data|mailto|tel):|[\p{L}\p{M}\p{N}-]{2}\.\p{L}{2}|[a-z\d-]{2}[。․]\s?[a-z]{2}|(?<!\p{L})(?:dot|punto|punkt|point|ponto|точка|نقطة|डॉट)\s+(?:com|net|org|io|ком|كوم|कॉम)|点\s*(?:com|net|org)/iu
/** An address read aloud, or pulled apart: no language puts a space before a full stop. */
const spokenLink =
  /(?<!\p{L})dot\)?\s{1,3}\p{L}{2}|(?<!\p{L})(?:slash|barra|barre oblique|schrägstrich|sl[eé]sh|слэш|слеш|косая черта)(?!\p{L})|شرطة مائلة|स्लैश|斜[杠線线]|\p{L}\s{1,3}\.\s{0,3}\p{L}|(?<!\p{L})w\s?w\s?w\s?[.\s]|h\s?t\s?t\s?p\s?s?\s?:/iu
/** Other channels, where the firm would not see the conversation. */
const elsewhere = /\b(?:telegram|discord|wechat)\b|телеграм|ت[يل]+[ي]?[غجق]رام|टेल[िी]ग्राम|电报|微信/iu
const number = /\p{Nd}+(?:[.,٫٬]\p{Nd}+)*/gu
const share =
  /%|٪|％|percent|per cent|por ciento|por cento|pour cent|pourcent|per cento|prozent|процент|بالمئة|بالمائة|في المئة|प्रतिशत|फ़ीसदी|百分/iu
/** Any word of certainty, denied or not: a teammate can write one, a model need not. */
const certainty =
  /guarant|garant|risk[- ]?free|riskless|sin riesgo|sans risque|risikolos|risikofrei|senza rischi|sem risco|гарант|без риска|مضمون|ضمان|نضمن|بدون مخاطر|बिना जोखिम|गारंटी|जोखिम मुक्त|保证|保證|稳赚|零风险|无风险|(?<!\p{L})(?:promis(?:es?|ed)(?!\p{L})|prom[eé][st]|versprech|обеща|(?:نعدكم?|أعدكم?|وعد)(?!\p{L}))|वादा|承诺|承諾/iu
/** Secrets that must not be requested, and payment methods the firm does not have. */
const secret =
  /pass(?:word|code|phrase|wort|wörter)|contraseñ|clave de acceso|kennw[oö]rt|mots? de passe|parola d['’]ordine|palavras?-passe|(?<!\p{L})senhas?(?!\p{L})|парол|كلم(?:ة|ات) (?:ال)?(?:مرور|سر)|पासवर्ड|密码|密碼|\b(?:pin|cvv|cvc|usdt)\b|seed phrase|bitcoin|биткоин|بيتكوين|बिटकॉइन|比特币/iu

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

const hasHidden = (text: string) =>
  hasForbiddenChars(text) || unseen.test(text) || twoAlphabets.test(text.replaceAll(/\p{M}/gu, ''))
/** Normalises full-width letters and superscript digits. */
const plainOf = (text: string) => text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
const hasLink = (text: string) => link.test(text) || link.test(plainOf(text)) || spokenLink.test(plainOf(text))

/**
 * The first problem of a language model's text: it may contain no hidden characters, link, markup, promise or request
 * for a secret, and no figures except the given ones, in digits. Null: it may be shown to a teammate.
 */
export function writtenProblem(text: string, figures: ReadonlySet<string>): WrittenProblem | null {
  if (hasHidden(text)) return 'characters'
  const plain = plainOf(text)
  if (markup.test(plain)) return 'markup'
  if (hasLink(text) || elsewhere.test(plain)) return 'link'
  if (share.test(plain) || spellsNumber(plain) || [...figuresIn(plain)].some((figure) => !figures.has(figure))) {
    return 'figure'
  }
  if (certainty.test(plain) || unprovenWords(plain).length > 0) return 'promise'
  return secret.test(plain) ? 'secret' : null
}

/** Content a translation may have only if its source does. */
const ofBoth: readonly [WrittenProblem, (plain: string) => boolean][] = [
  ['markup', (plain) => markup.test(plain)],
  ['link', (plain) => elsewhere.test(plain)],
  ['figure', (plain) => share.test(plain)],
  ['promise', (plain) => certainty.test(plain) || unprovenWords(plain).length > 0],
  ['secret', (plain) => secret.test(plain)],
]

/**
 * The first problem of a model's translation: it may contain no hidden characters and no link, and no markup, promise,
 * secret, other channel or figure unless its source does. Spelled-out numbers are not compared.
 */
export function translationProblem(translation: string, text: string): WrittenProblem | null {
  if (hasHidden(translation)) return 'characters'
  if (hasLink(translation)) return 'link'
  const [plain, source] = [plainOf(translation), plainOf(text)]
  const figures = figuresIn(source)
  if ([...figuresIn(plain)].some((figure) => !figures.has(figure))) return 'figure'
  return ofBoth.find(([, has]) => has(plain) && !has(source))?.[0] ?? null
}

/** Words for a password, and the word after them that may be one. */
const password =
  /((?:pass(?:word|wort|code)|contraseña|clave|kennwort|mot de passe|senha|palavra-passe|пароль|كلمة (?:ال)?(?:مرور|سر)|पासवर्ड|密码|密碼)(?:\s+(?:is|es|est|ist|lautet|è|é|هي|है))?(?:\s*[:=–—-])?(?:\s*(?:是|为))?\s*)([^\s,，。]+)/giu

/** Replacement for an identifying part of a text. */
type Mask = (kind: 'secret' | 'contact' | 'link' | 'number' | 'name', part: string) => string

/**
 * A visitor's text without identifying parts: names, addresses, links, passwords and long numbers are replaced by a
 * word in brackets.
 */
export function withoutIdentity(text: string, name: string, mask: Mask = (kind) => `[${kind}]`): string {
  const masked = text
    .replaceAll(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(password, (_, before: string, value: string) => `${before}${mask('secret', value)}`)
    .split(/(\s+)/u)
    .map((word) => (/[@＠]/u.test(word) ? mask('contact', word) : word))
    .join('')
    .replace(/(?:https?:\/\/|www\.)\S+/giu, (part) => mask('link', part))
    .replace(/\+?\p{Nd}(?:[\s()./-]{0,3}\p{Nd}){5,}/gu, (part) => mask('number', part))
  const parts = name.split(/[\s,.]+/u).filter((part) => [...part].length >= 2)
  const names = new Set(parts.map((part) => part.toLowerCase()))
  const words = masked.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) =>
    names.has(word.toLowerCase()) ? mask('name', word) : word,
  )
  return parts
    .filter((part) => withoutSpaces.test(part))
    .reduce((left, part) => left.replaceAll(part, () => mask('name', part)), words)
}

/** A script that puts no spaces between words. */
const withoutSpaces = /\p{Script=Han}/u
