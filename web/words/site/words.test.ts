import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#domain/site/languages.ts'
import { en } from './en.ts'
import { siteWords } from './load.ts'
import { neverSaid, neverSaidIn } from './never-said.ts'

const others = languages.filter((language) => language !== 'en')

/** Texts with counts. */
const counted = [
  'mark.operations',
  'mark.months',
  'units.pips',
  'hero.trial',
  'proof.testimonialPeriod',
  'form.problemSummary',
  'service.setup.benefits.trial',
]

/** Texts that are also said while no name is stated. */
const withoutName = ['risk.strip', 'legal.terms.sections.parties.text']

const marks = ['⟨a⟩', '⟨b⟩', '⟨c⟩', '⟨d⟩', '⟨e⟩', '⟨f⟩'] as const
const shown = '⟨n⟩'
const everyCount = [...Array(201).keys(), 1_000_000]

/** One text of the catalogue with its place; `given` are the arguments it must mention. */
interface Text {
  place: string
  text: string
  given: readonly string[]
  count?: number
}

function textsOf(node: unknown, place = ''): Text[] {
  if (typeof node === 'string') return [{ place, text: node, given: [] }]
  if (typeof node !== 'function') {
    return Object.entries(node as object).flatMap(([key, value]) => textsOf(value, place ? `${place}.${key}` : key))
  }
  const say = node as (...given: unknown[]) => string
  if (counted.includes(place)) {
    return everyCount.map((count) => ({ place, text: say(count, shown), given: [shown], count }))
  }
  const given = marks.slice(0, say.length)
  const text = { place, text: say(...given), given }
  return withoutName.includes(place) ? [text, { place, text: say(null, ''), given: [] }] : [text]
}

/** Groups of texts that name the same thing and must be equal in every language. */
const sameNames = (words: typeof en): readonly (readonly string[])[] => [
  [words.measured.winRate.label, words.figures['results.winRate'], words.account.figure.winRate.label],
  [words.measured.profitFactor.label, words.account.figure.profitFactor.label],
  [words.measured.riskReward.label, words.figures['results.riskReward'], words.account.figure.riskReward.label],
  [words.measured.maxDrawdown.label, words.figures['results.maxDrawdown'], words.account.figure.drawdown.label],
  [words.account.figure.drawdownMaximal.label, words.account.input.drawdownMaximal],
  [words.account.growth, words.account.figure.growth.label],
  [words.measured.sharpe.label, words.figures['results.sharpe']],
  [words.measured.consistency.label, words.figures['results.consistency']],
  [words.measured.sumOfMonths.label, words.account.figure.sumOfMonths.label],
  [words.figures['results.balance'], words.account.column.balance],
  [words.account.figure.netProfit.label, words.account.input.netProfit],
  [words.account.figure.averageWin.label, words.account.input.averageWin],
  [words.account.figure.averageLoss.label, words.account.input.averageLoss],
  [words.account.facts.closed, words.account.input.positions, words.account.choice.closed],
]

/** Texts without anything to translate. */
const wordless = ['form.experienceOption']

/** A letter of the script that a language is written in. */
const letterOf = (language: Language) => {
  const script = new Intl.Locale(language).maximize().script!.replace('Hans', 'Hani')
  return new RegExp(`\\p{Script=${script}}`, 'u')
}

/** Names that are written in Latin letters everywhere. */
const names =
  /MetaTrader|MT5|XAU\/USD|WhatsApp|Telegram|CFD|JSON|\b(?:IP|DNS)\b|[Cc]ookie|JavaScript|Node\.js \d+|SHA-256|Ed25519|OpenSSL|ledger\.jsonl|\.tsr\b|(?:name@)?example\.\w+/g

/** A quotation in the marks of any language; which of them a language must not use is below. */
const quotation = /[«“„]\s?([^«»“”„]+?)\s?[»”“]/

/** Marks and spaces that are not those of the language. */
const illSet: Partial<Record<Language, RegExp>> = {
  es: /^[^¿]*\?|^[^¡]*!|[“”„]/m,
  ar: /\p{Script=Arabic}\s?[,;?]|[“”„]/u,
  ru: /[“”„]| - /,
  de: /[«»”]/,
  fr: / [:;?!»]|« |[“”„]/,
  it: /[“”„]/,
  pt: /[„]/,
  hi: /\p{Script=Devanagari}\.(\s|$)|[«»„]/u,
  zh: /\p{Script=Han}\s?[,;:?!()]|[,;:?!()]\s?\p{Script=Han}|\p{Script=Han} \p{Script=Han}|[«»„]/u,
}

/** A wording that has been shown stays as it was. */
const kept = ['form.notice.absent']

/** Arabic has a word of its own for none, one and two of a thing. */
const saysWithoutNumber = (language: Language, { count }: Text): boolean =>
  language === 'ar' && count !== undefined && count <= 2

describe('the words of the public site', () => {
  it('have the required texts letter for letter in the language they were given in', () => {
    const { quick } = siteWords('es').form
    expect(quick.failedTitle).toBe('Error')
    expect(quick.failedText).toBe('Hubo un problema. Inténtalo de nuevo.')
    expect(quick.sentTitle).toBe('¡Perfecto!')
    expect(`${quick.sentText} ${quick.sentPromise('2 horas')}`).toBe(
      'Tu información ha sido registrada. Un experto te contactará en menos de 2 horas.',
    )
    const { full } = en.form
    expect(full.failedTitle).toBe('Error Sending Message')
    expect(full.sentPromise('24 hours')).toBe("We'll set up your automated trading system within 24 hours.")
    const { problems, failedTitle } = siteWords('es').service.setup.form
    expect(Object.values({ ...problems, mt5Password: problems.mt5Password('') })).toEqual([
      'Nombre completo requerido',
      'Email válido requerido',
      'Teléfono válido requerido',
      'Usuario MT5 requerido',
      'Contraseña MT5 requerida',
      'Monto de inversión requerido',
    ])
    expect(failedTitle).toBe('Error al enviar los datos')
    expect([en.service.setup.form.failedTitle, en.service.setup.form.failedText]).toEqual([
      'Error sending',
      'Please try again or contact support.',
    ])
    expect(en.results.empty).toBe('No performance data available yet.')
    expect(en.results.emptyNext).toBe('Data will be updated monthly.')
  })

  it.each(languages)('mention every argument and contain no number of their own: %s', (language) => {
    const texts = textsOf(siteWords(language))
    expect(texts.filter(({ text }) => /\p{N}/u.test(text.replace(names, '')))).toEqual([])
    const silent = texts.filter(({ text, given }) => !given.every((mark) => text.includes(mark)))
    expect(silent.filter((text) => !saysWithoutNumber(language, text))).toEqual([])
  })

  it.each(others)('are translated: %s', (language) => {
    const key = ({ place, count, given }: Text) => [place, count, given].join()
    const english = new Map(textsOf(en).map((text) => [key(text), text.text]))
    // One word alone may rightly be the same in two languages, such as "Menu" or "Broker".
    const same = textsOf(siteWords(language)).filter(
      (text) => text.text === english.get(key(text)) && /\p{L}\s+\p{L}/u.test(text.text.replace(/⟨\w⟩/g, '')),
    )
    expect(same.filter(({ place }) => !wordless.includes(place))).toEqual([])
  })

  it.each(others)('are written in one script, names apart: %s', (language) => {
    const own = letterOf(language)
    const texts = textsOf(siteWords(language))
    const letters = texts.map(({ place, text }) => ({ place, text: text.replace(names, '') }))
    const foreign = ({ text }: { text: string }) =>
      [...text.replace(/⟨\w⟩/g, '')].some((sign) => /\p{L}/u.test(sign) && !own.test(sign))
    expect(letters.filter(foreign)).toEqual([])
    const empty = texts.filter(({ text }) => !own.test(text.replace(/⟨\w⟩/g, '')))
    expect(empty.map(({ place }) => place)).toEqual(wordless)
  })

  it.each(others)('are set with the marks of the language: %s', (language) => {
    const untidy = /["'`]|\.\.\.|\s{2}|^\s|\s$/
    expect(textsOf(siteWords(language)).filter(({ text }) => untidy.test(text))).toEqual([])
    expect(siteWords(language).demoBanner).toMatch(quotation)
    const ill = textsOf(siteWords(language)).filter(
      ({ place, text }) => illSet[language]?.test(text) && !kept.includes(place),
    )
    expect(ill).toEqual([])
  })

  it.each(others)('distinguish all plural categories of whole numbers: %s', (language) => {
    const rules = new Intl.PluralRules(language)
    const example = new Map(everyCount.map((count) => [rules.select(count), count]))
    const sayings = [...example.values()].map((count) =>
      textsOf(siteWords(language))
        .filter((text) => text.count === count)
        .map(({ text }) => text)
        .join('\n'),
    )
    expect(new Set(sayings).size).toBe(example.size)
  })

  it('count none and one in Brazil as people there do', () => {
    const { units, mark } = siteWords('pt-BR')
    expect([units.pips(0, '0,0'), units.pips(1, '1,0'), mark.months(0, '0')]).toEqual([
      '0,0 pips',
      '1,0 pip',
      '0 meses',
    ])
  })

  it.each(languages)('call each thing by one name in %s', (language) => {
    const names = sameNames(siteWords(language))
    expect(names).toEqual(names.map(([name, ...others]) => [name, ...others.map(() => name)]))
  })

  it.each(neverSaid)('never say %s in English', (pattern) => {
    expect(textsOf(en).filter(({ text }) => pattern.test(text))).toEqual([])
  })

  it.each(others.filter((language) => neverSaidIn[language]))('avoid unidiomatic wording: %s', (language) => {
    const texts = textsOf(siteWords(language)).filter(({ place }) => !/^form\.(consent|notice)\./.test(place))
    const said = texts.filter(({ text }) => neverSaidIn[language]?.some((pattern) => pattern.test(text)))
    expect(said).toEqual([])
  })

  it.each(['pt', 'pt-BR'] as const)('contract a preposition with the article of the operator: %s', (language) => {
    const { hero, legal, mark, service } = siteWords(language)
    const { operator } = mark
    for (const text of [
      hero.terms(operator),
      mark.stated(operator, ''),
      service.record.statedTitle(operator),
      legal.terms.sections.parties.text(null),
    ])
      expect(text).not.toMatch(/\b(por|de|em|a) o\b/i)
  })

  it.each(languages)('refer questions about the company to the page with its statements: %s', (language) => {
    const { footer, questions } = siteWords(language)
    expect(questions.company.answer.toLowerCase()).toContain(footer.links.imprint.toLowerCase())
  })

  it.each(languages)(
    'end the risk warning alike with and without a percentage, and name its broker: %s',
    (language) => {
      const { strip } = siteWords(language).risk
      const lastOf = (text: string) => text.match(/[^.।。]+[.।。]$/)?.[0].trim()
      expect(lastOf(strip(null, ''))).toBe(lastOf(strip(shown, 'Broker')))
      expect(lastOf(strip(null, ''))).not.toBe(undefined)
      expect(strip(null, '').split(/[.।。]/)).toHaveLength(strip(shown, 'Broker').split(/[.।。]/).length)
      expect(strip(shown, 'Broker')).toMatch(/⟨n⟩.*Broker|Broker.*⟨n⟩/)
    },
  )

  it.each(languages)('name a page like its link: %s', (language) => {
    const { footer, legal, risk } = siteWords(language)
    const { links } = footer
    for (const name of ['privacy', 'terms', 'compliance', 'imprint'] as const) {
      expect(legal[name].title).toBe(links[name])
    }
    expect([legal.risk.title, risk.disclosureTitle]).toEqual([links['risk-disclosure'], links['risk-disclosure']])
  })

  it.each(others)("use the samples' word in the demonstration banner: %s", (language) => {
    const { demoBanner, mark } = siteWords(language)
    const [, word = ''] = quotation.exec(demoBanner) ?? []
    for (const sample of [mark.sampleFigure, mark.sampleStatement, mark.sampleTestimonial]) {
      expect(sample.toLowerCase()).toContain(word.toLowerCase())
    }
  })

  it.each(languages)("use the marks' word in the made-up records banner: %s", (language) => {
    const { demoBanner, madeUpBanner, bothBanner, mark } = siteWords(language)
    for (const banner of [madeUpBanner, bothBanner]) expect(banner).toContain(mark.madeUp)
    expect(bothBanner).toContain(quotation.exec(demoBanner)?.[0])
  })
})
