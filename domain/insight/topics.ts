/** Topics of visitors' questions, most significant first. */
const topics = ['trust', 'loss', 'withdrawal', 'price', 'minimum', 'broker', 'setup', 'trial'] as const
export type Topic = (typeof topics)[number]

/** Words of each topic in the ten languages, without accents that people leave out. */
const patterns: Record<Topic, RegExp> = {
  trust:
    /scam|fraud|legit|ponzi|estafa|fraude|fiable|betrug|seriös|serioes|arnaque|escroquerie|truffa|golpe|burla|мошенн|развод|обман|احتيال|نصب|धोखा|ठगी|骗|诈/iu,
  loss: /\b(?:lose|losing|lost|loss(?:es)?|drawdown)\b|perd(?:er|ida|í|emos)|verl(?:ier|oren|ust)|perd(?:re|u\b|s\b|ere|ite)|perda|потер|убыт|просад|خسار|خسر|नुकसान|घाटा|亏|损失/iu,
  withdrawal:
    /withdraw|pay ?out|retir(?:ar|o\b|os\b|ada)|auszahl|retrait|retirer|preliev|levantar|levantamento|saque|вывод|вывест|سحب|निकाल|निकासी|提现|提款|取款|出金/iu,
  price:
    /\b(?:price|pricing|cost|costs|fee|fees|how much)\b|precio|cu[aá]nto cuesta|cuesta|coste|tarifa|preis|kostet|kosten|gebühr|prix|combien|co[uû]te|prezzo|quanto costa|preço|quanto custa|цен[аыу]|стои(?:т|мость)|سعر|تكلف|كم ثمن|कीमत|दाम|कितने का|价格|费用|多少钱/iu,
  minimum: /minimum|m[ií]nim[ao]|mindest|минимальн|минимум|الحد الأدنى|न्यूनतम|कम से कम|最低|最少/iu,
  broker: /broker|courtier|брокер|وسيط|ब्रोकर|经纪|券商/iu,
  setup:
    /\b(?:set ?up|install|mt[45]|metatrader|vps)\b|instal(?:ar|aci|ier|ler|lare|lazione|ação)|einricht|установ|настро|تثبيت|تركيب|इंस्टॉल|安装|设置/iu,
  // Not “a real account or demo?”, which asks about the record.
  trial:
    /\btrial\b|(?<!\b(?:or|o|ou|oder) (?:a |una |un |uma |eine )?)\bdemo\b|prueba|probieren|testversion|essai|prova\b|teste?\b|пробн|демо|تجرب|डेमो|ट्रायल|试用|模拟/iu,
}

const sentenceEnd = /(?<=[.!?。！？؟।])\s*|\n+/u
/** Maximum length of a quote. */
const maxQuote = 140

export const sentencesOf = (text: string): string[] => text.split(sentenceEnd)

/** The sentence in which a text is first found to ask about a topic, shortened; null if it does not. */
function quoteOf(text: string, pattern: RegExp): string | null {
  const sentence = sentencesOf(text).find((part) => pattern.test(part))
  return sentence === undefined ? null : shortened(sentence)
}

/** A text in one line of at most 140 characters, an ellipsis where it was cut. */
export function shortened(text: string): string {
  const line = [...text.replaceAll(/\s+/gu, ' ').trim()]
  return line.length <= maxQuote ? line.join('') : `${line.slice(0, maxQuote - 1).join('')}…`
}

/** Topics of a text, each with the sentence that shows it. */
export function topicsIn(text: string): { topic: Topic; quote: string }[] {
  return topics.flatMap((topic) => {
    const quote = quoteOf(text, patterns[topic])
    return quote === null ? [] : [{ topic, quote }]
  })
}
