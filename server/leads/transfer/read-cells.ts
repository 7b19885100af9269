import { amountIn, type DecimalSign } from '#domain/basics/amount.ts'
import { dayAlone } from '#domain/basics/day-alone.ts'
import { dayMs } from '#domain/basics/instant.ts'
import { foldWord } from '#domain/basics/plain-text.ts'
import { fileMoment, isoDate } from '#domain/import/file-dates.ts'
import type { ImportField } from '#domain/import/import-fields.ts'
import type { InvestmentExperience, Priority } from '#domain/leads/options.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { type Language, languageFacts, languages, siteLanguageOf, staffLanguages } from '#domain/site/languages.ts'

/**
 * Names of stages in other products' files, in the languages of the site. Our own files have the code, so a stage that no
 * other product has needs no names.
 */
const statusWords: Partial<Record<LeadStatus, readonly string[]>> = {
  new: [
    ...['nuevo', 'open', 'abierto', 'open not contacted', 'not contacted', 'new lead', 'neu', 'offen', 'nouveau'],
    ...[
      'ouvert',
      'новый',
      'открыт',
      'не обработан',
      'novo',
      'em aberto',
      'nuovo',
      'aperto',
      'جديد',
      'नया',
      '新',
      '新线索',
    ],
    ...['未处理', '未联系'],
  ],
  contacted: [
    ...['first contact', 'primer contacto', 'contactado', 'working contacted', 'attempted to contact', 'in progress'],
    ...[
      'kontaktiert',
      'in bearbeitung',
      'en progreso',
      'contacte',
      'в работе',
      'связались',
      'первый контакт',
      'contatado',
    ],
    ...[
      'contactado',
      'em andamento',
      'contattato',
      'in lavorazione',
      'تم الاتصال',
      'أول تواصل',
      'संपर्क किया',
      '已联系',
      '跟进中',
    ],
  ],
  responded: ['تلقينا ردًا', 'respondio', 'respondido', 'ответил', 'connected', 'conectado', 'verbunden'],
  no_response: [
    ...['sin respuesta', 'unresponsive', 'keine antwort', 'sans reponse', 'sem resposta', 'nessuna risposta'],
    ...['нет ответа', 'لا يوجد رد', 'لا رد', 'कोई जवाब नहीं', '无回复', '未回复'],
  ],
  qualified: [
    ...['calificado', 'cualificado', 'pre qualified', 'qualifiziert', 'qualifie', 'квалифицирован'],
    ...['qualificado', 'qualificato', 'مؤهل', 'योग्य', '合格'],
  ],
  proposal: [
    'propuesta',
    'angebot',
    'proposition',
    'proposta',
    'предложение',
    'عرض',
    'عرض سعر',
    'प्रस्ताव',
    '提案',
    '报价',
  ],
  negotiation: [
    ...['negociacion', 'verhandlung', 'negociation', 'переговоры', 'negociacao', 'trattativa', 'negoziazione', 'تفاوض'],
    ...['बातचीत', '谈判', '协商'],
  ],
  converted: [
    ...['convertido', 'won', 'ganado', 'customer', 'cliente', 'closed converted', 'closed won', 'gewonnen', 'gagne'],
    ...[
      'выигран',
      'успешно реализовано',
      'kunde',
      'client',
      'клиент',
      'стал клиентом',
      'ganho',
      'convertido',
      'vinto',
      'convertito',
      'تم التحويل',
    ],
    ...['عميل', 'जीता', 'ग्राहक', '赢单', '成交', '已转化', '客户'],
  ],
  lost: [
    ...['perdido', 'unqualified', 'descartado', 'closed not converted', 'closed lost', 'lost lead', 'junk lead'],
    ...['not qualified', 'verloren', 'perdu', 'проигран', 'закрыто и не реализовано'],
    ...['perso', 'disqualifiziert', 'disqualifie', 'потерян', 'خاسر', 'مفقود', 'خسارة', 'खोया', '输单', '丢单', '流失'],
  ],
}
const priorityWords: Record<Priority, readonly string[]> = {
  high: [
    ...[
      'alta',
      'urgent',
      'urgente',
      'hoch',
      'dringend',
      'haute',
      'elevee',
      'alto',
      'высокий',
      'срочный',
      'عالية',
      'عالي',
    ],
    ...['उच्च', '高', '紧急'],
  ],
  medium: [
    'media',
    'medio',
    'normal',
    'mittel',
    'moyenne',
    'moyen',
    'средний',
    'обычный',
    'متوسطة',
    'متوسط',
    'मध्यम',
    '中',
  ],
  low: ['baja', 'baixa', 'bassa', 'niedrig', 'gering', 'basse', 'faible', 'низкий', 'منخفضة', 'منخفض', 'निम्न', '低'],
}
const experienceWords: Record<InvestmentExperience, readonly string[]> = {
  beginner: [
    ...['principiante', 'none', 'ninguna', 'anfanger', 'anfangerin', 'einsteiger', 'keine', 'debutant', 'aucune'],
    ...['iniciante', 'nessuna', 'новичок', 'начинающий', 'нет', 'مبتدئ', 'शुरुआती', '初学者', '新手', '无'],
  ],
  intermediate: [
    ...[
      'intermedio',
      'intermedia',
      'livello intermedio',
      'etwas erfahrung',
      'intermediaire',
      'intermediario',
      'средний',
    ],
    ...['средний уровень', 'متوسط', 'मध्यम', 'मध्यम स्तर', '中级'],
  ],
  advanced: [
    ...['avanzado', 'avanzada', 'fortgeschritten', 'erfahren', 'avance', 'avancado', 'avanzato', 'livello avanzato'],
    ...['продвинутый', 'опытный', 'متقدم', 'उन्नत', 'अनुभवी', '高级', '熟练'],
  ],
  expert: [
    'experto',
    'experta',
    'experte',
    'expertin',
    'especialista',
    'esperto',
    'эксперт',
    'خبير',
    'विशेषज्ञ',
    '专家',
    '资深',
  ],
  professional: [
    ...['profesional', 'profi', 'professionell', 'professionnel', 'profissional', 'professionista', 'профессионал'],
    ...['محترف', 'पेशेवर', '专业', '专业人士'],
  ],
}
const namesIn = staffLanguages.map((reader) => new Intl.DisplayNames(reader, { type: 'language' }))
const languageWords = Object.fromEntries(
  languages.map((code) => [
    code,
    [...namesIn.map((names) => names.of(code) ?? code), languageFacts[code].nativeName].map(foldWord),
  ]),
) as Record<Language, string[]>

/** The codes by their words, folded like cells, which also removes marks of Cyrillic and Hindi letters. */
const codesOf = (words: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(words).flatMap(([code, others]) => [code, ...others].map((word) => [foldWord(word), code])))

const statusCodes = codesOf(statusWords)
const priorityCodes = codesOf(priorityWords)
const experienceCodes = codesOf(experienceWords)
const languageCodes = codesOf(languageWords)

/** The code for a word; an unknown word is returned unchanged, and refused later. */
const codeFrom = (codes: ReadonlyMap<string, string>, text: string): string => codes.get(foldWord(text)) ?? text

/** `es-MX` is Spanish, `pt-BR` the site's Brazilian edition. */
const languageFrom = (text: string) => {
  const code = codeFrom(languageCodes, text)
  return code === text ? (siteLanguageOf(text) ?? text) : code
}

/** Days since 1899-12-30, which is how workbooks keep dates: of the years 1954 to 2119. */
const serialDay = /^[2-7]\d{4}(\.\d+)?$/
const serialEpoch = Date.UTC(1899, 11, 30)

/** A workbook's number as ISO 8601: a day, or a day with a time. */
function fromSerial(number: string): string {
  const iso = new Date(Math.round(serialEpoch + Number(number) * dayMs)).toISOString()
  return Number.isInteger(Number(number)) ? iso.slice(0, 10) : iso.slice(0, 19)
}

/**
 * A moment as ISO 8601 from a day, a day with a time (the team's by default) or a workbook's number; else unchanged.
 */
export function momentFrom(written: string, timeZone: string): string {
  const found = fileMoment(isoDate(serialDay.test(written) ? fromSerial(written) : written, null), timeZone)
  if (!found) return written
  return found.at === null ? dayAlone(found.day, timeZone) : new Date(found.at).toISOString()
}

/** Whole US dollars, whatever the currency; text if the amount is ambiguous. */
function dollarsFrom(text: string, decimal: DecimalSign | null): number | string {
  const amount = amountIn(text, decimal)
  return amount === null ? text : Math.round(amount)
}

/** Defaults for ambiguous cells: decimal sign, and time zone. */
type Reading = { readonly decimal: DecimalSign | null; readonly timeZone: string }

/** Converts a cell for the lead's schema; anything else stays text and is refused there. */
export const meanings: { readonly [F in ImportField]?: (text: string, reading: Reading) => unknown } = {
  preferredLanguage: languageFrom,
  investmentExperience: (text) => codeFrom(experienceCodes, text),
  estimatedValue: (text, { decimal }) => dollarsFrom(text, decimal),
  status: (text) => codeFrom(statusCodes, text),
  priority: (text) => codeFrom(priorityCodes, text),
  tags: (text) =>
    text
      .split(/[,;|]|:::/)
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  createdAt: (text, { timeZone }) => momentFrom(text, timeZone),
  nextFollowUpDate: (text, { timeZone }) => momentFrom(text, timeZone),
}
