import { keyActorPrefix } from './api-keys.ts'

/** Controls, invisible characters, and every space except the plain one. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Default_Ignorable_Code_Point}]|[^\S ]| {2}/u
const latin = /\p{Script=Latin}/u
/** Scripts with letters that look like Latin ones. */
const alike = /[\p{Script=Cyrillic}\p{Script=Greek}]/u

/**
 * True if a teammate may have this name. It must read as written, so that in lists and the audit log it can't be taken
 * for another's, nor for "me" or "nobody" in a filter, which begin with an @ (`lead-filters`). The database refuses
 * names that differ only by case.
 */
export function usernameIsPlain(name: string): boolean {
  return !name.startsWith('@') && !unseen.test(name) && !(latin.test(name) && alike.test(name))
}

/**
 * A name normalised for comparison: `ｏwner` (full-width), `OWNER` and `owner` are one name, and so are `Straße` and
 * `STRASSE` (compatibility characters by NFKC, then without case).
 */
export const usernameKey = (name: string): string =>
  name.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC')

/** Look-alike letters of other scripts, as Latin letters. */
const lookalikes: Readonly<Record<string, string>> = {
  ...pairs('авекмнорстухіјѕԁԛԝһ', 'abekmhopctyxijsdqwh'),
  ...pairs('αβεζηικμνορτυχ', 'abezhikmvoptux'),
}

function pairs(others: string, latin: string): Record<string, string> {
  return Object.fromEntries([...others].map((letter, i) => [letter, latin[i]!]))
}

/** A name as it looks: without case, accents, spaces and signs, look-alikes as Latin letters. */
const asSeen = (name: string): string =>
  [...usernameKey(name).normalize('NFD')]
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .map((letter) => lookalikes[letter] ?? letter)
    .join('')

/** Names of actors that are no teammates in histories, the audit log and filters, in the staff languages. */
const names = {
  visitor: [
    ...['visitor', 'visitante', 'customer', 'cliente', 'lead', 'посетитель', 'клиент', 'лид'],
    ...['زائر', 'الزائر', 'عميل', 'العميل', 'عميل محتمل', 'العميل المحتمل'],
  ],
  product: [
    ...['system', 'sistema', 'product', 'producto', 'server', 'servidor', 'root', 'bot'],
    ...['система', 'продукт', 'сервер', 'бот', 'نظام', 'النظام', 'المنتج', 'خادم', 'الخادم', 'بوت'],
  ],
  rule: [
    ...['rule', 'rules', 'regla', 'reglas', 'automation', 'automatización', 'правило', 'правила', 'автоматизация'],
    ...['قاعدة', 'القاعدة', 'قواعد', 'القواعد', 'أتمتة', 'الأتمتة'],
  ],
  reader: ['me', 'yo', 'mí', 'you', 'tú', 'я', 'вы', 'أنا', 'أنت'],
  nobody: [
    ...['nobody', 'nadie', 'unassigned', 'sin asignar', 'none', 'null', 'undefined', 'anonymous', 'unknown'],
    ...['никто', 'не назначен', 'без ответственного', 'неизвестно', 'لا أحد', 'غير مُسنَد', 'مجهول'],
  ],
} as const
const reserved = new Set(Object.values(names).flat().map(asSeen))
const keyName = new RegExp(`^\\s*${asSeen(keyActorPrefix)}\\s*[^\\p{L}\\p{N}\\s]`, 'u')

/** Each letter as it is seen, signs and spaces as they are. */
const eachSeen = (name: string): string =>
  [...name.normalize('NFKD')].map((letter) => (/\p{M}/u.test(letter) ? '' : asSeen(letter) || letter)).join('')

/**
 * True if a name is reserved for another kind of actor in histories and the audit log: a visitor, a program (`API: `),
 * a rule, the product, or the firm itself (`brand`).
 */
export function usernameIsReserved(name: string, brand: string): boolean {
  const seen = asSeen(name)
  return seen === '' || reserved.has(seen) || seen === asSeen(brand) || keyName.test(eachSeen(name))
}
