import { readingsOf } from '#domain/basics/disguise.ts'
import type { ClaimTopic } from './claims.ts'
import { promisesIn, statedIn } from './promises.ts'
import { claimsVerification } from './verification-claim.ts'

/**
 * Sources of permission and supervision: authorities by their usual short names, which are written in capitals, and words for
 * licensed and regulated in the site's languages.
 */
const regulators: readonly RegExp[] = [
  /(?<!\p{L})(?:FCA|FSA|FSC|FSCA|CFTC|NFA|SEC|FINRA|ASIC|ESMA|AMF|ACPR|CNMV|CMVM|CVM|SEBI|RBI|DFSA|ADGM|FSRA|SCA|MAS|SFC|FINMA|MFSA|VFSC|IFSC)(?!\p{L})/u,
  /(?<!\p{L})(?:CySEC|BaFin|CONSOB|MiFID)(?!\p{L})|(?<!\p{L})(?:fully |un)?(?:regulated|licen[sc]ed|authori[sz]ed by)|licen[sc]e (?:no|number)/iu,
  /(?<!\p{L})(?:regulad[oa]s?|licencia(?:d[oa]s?)?|autorizad[oa]s? por)(?!\p{L})/iu,
  /(?<!\p{L})(?:reguliert|lizenziert|lizenz|zugelassen von|beaufsichtigt)/iu,
  /(?<!\p{L})(?:régulée?s?|réglementée?s?|agréée?s?|licence|autorisée?s? par)(?!\p{L})/iu,
  /(?<!\p{L})(?:regolamentat[oaie]|licenza|autorizzat[oaie] d|vigilat[oaie])/iu,
  /(?<!\p{L})(?:regulamentad[oa]s?|licenciad[oa]s?|licença|regulad[oa]s? pela)(?!\p{L})/iu,
  /лицензи|регулиру|под надзором/iu,
  /مرخ[صّ]|ترخيص|خاضع(?:ة)? (?:لرقابة|للرقابة|لإشراف)|منظم(?:ة)? من/u,
  /लाइसेंस|विनियमित|नियामक/u,
  /持牌|牌照|监管/u,
]

/** Histories without a loss, and guaranteed daily or monthly results. */
const streaks: readonly RegExp[] = [
  /(?:never|not|without|no|zero) (?:had )?(?:a |one |any )?(?:single )?(?:losing|negative|red|lost) (?:day|week|month|year|trade)|(?:profit(?:able|s)?|wins?|gains?|green) (?:every|each) (?:single )?(?:day|week|month|year)|(?:every|each) (?:single )?(?:day|week|month|year) (?:in )?(?:profit|green|a win)|always (?:in )?(?:profit|win)/iu,
  /(?:nunca|ni|sin) (?:hemos tenido )?(?:un|una)?(?: sol[oa])? ?(?:día|semana|mes(?:es)?|año|operaci[oó]n(?:es)?) (?:perdedor\p{L}*|negativ\p{L}*|en rojo|en pérdidas?)|(?:ganancias?|beneficios?|gana) (?:todos los|cada) (?:días?|semanas?|mes(?:es)?|años?)|siempre (?:gana|en positivo)/iu,
  /(?:nie|kein|keinen|ohne|noch nie) (?:einen |einzigen |ein )*(?:verlust(?:monat|tag|woche|jahr)\p{L}*|negativen? (?:tag|monat|woche|jahr))|(?:gewinne?|rendite) (?:jeden|jede|jedes) (?:tag|woche|monat|jahr)|(?:jeden|jede|jedes) (?:tag|woche|monat|jahr) (?:gewinn|im plus)|immer (?:gewinn|im plus)/iu,
  /(?:jamais|aucune?|pas un seul|sans) (?:eu )?(?:d[eu’'] ?|une? )?(?:seule? )?(?:jour(?:née)?|semaine|mois|année) (?:perdante?|négati(?:f|ve)|en perte)|(?:gains?|profits?|bénéfices?) (?:chaque|tous les) (?:jours?|semaines?|mois|ans?)|toujours (?:gagnant|en gain)/iu,
  /(?:mai|nessun\p{L}*|senza) (?:avuto )?(?:un\p{L}* )?(?:sol[oa] )?(?:giorn\p{L}+|settiman\p{L}+|mes[ei]|ann[oi]) (?:in perdita|negativ\p{L}+|perdent\p{L}+)|(?:guadagn[oi]|profitt[oi]) (?:ogni|tutti i) (?:giorn[oi]|settimana|mes[ei]|ann[oi])|sempre (?:in profitto|vincente)/iu,
  /(?:nunca|nenhum|sem) (?:tivemos )?(?:um[a]? )?(?:s[óo] )?(?:dias?|semanas?|m[êe]s(?:es)?|anos?) (?:negativ\p{L}+|de perdas?|de prejuízos?|no vermelho)|(?:lucros?|ganhos?) (?:todos os|toda|todo|cada) (?:dias?|semanas?|m[êe]s(?:es)?|anos?)|sempre (?:no lucro|ganha)/iu,
  /(?:ни одного|без|никогда) (?:не было )?(?:убыточн\p{L}+|отрицательн\p{L}+) (?:дн\p{L}+|день|недел\p{L}+|месяц\p{L}*|год\p{L}*|сдел\p{L}+)|(?:прибыль|доход) (?:кажд\p{L}+) (?:день|недел\p{L}+|месяц|год)|(?:кажд\p{L}+) (?:день|месяц|недел\p{L}+) (?:в плюсе|прибыль)|всегда в (?:плюсе|прибыли)/iu,
  /(?:لا|بدون|بلا|دون|لم نشهد) (?:أي )?(?:يوم|أسبوع|شهر|سنة) (?:خاسر|سلبي|خسارة)\p{L}*|(?:ربح|أرباح) كل (?:يوم|أسبوع|شهر|سنة)|كل (?:يوم|شهر) (?:ربح|أرباح)|رابح دائم/u,
  /(?:कभी|एक भी|कोई) (?:भी )?(?:घाटे|नुकसान|नुक़सान) (?:वाला|का) (?:दिन|हफ़्ता|महीना|साल)|हर (?:दिन|हफ़्ते|महीने|साल|रोज़?) (?:मुनाफ़ा|मुनाफा|लाभ|कमाई)|हमेशा (?:मुनाफ़े|मुनाफे|फ़ायदे)/u,
  /(?:从未|从不|没有|无)(?:一个)?(?:亏损|负收益)(?:的)?(?:日|天|周|月|年)|(?:每天|每日|每周|每月|每年|天天|月月)(?:都)?(?:盈利|赚钱|获利|收益)|永远盈利|稳定盈利/u,
]

/** A share in digits or in words. */
const percent =
  /\p{Nd}\s*(?:[%٪％‰]|pct(?!\p{L}))|(?<!\p{L})(?:per ?cent|por ciento|prozent|pour ?cent|percento|per cento|por cento)(?!\p{L})|процент|(?:بال|في ال)(?:مئة|مائة)|प्रतिशत|फ़ीसदी|फीसदी|百分之/iu

/** A result as a multiple. */
const multiple = /(?<![\p{L}\p{Nd}])(?:\p{Nd}+[x×]|[x×]\p{Nd}+)(?![\p{L}\p{Nd}])/iu

/** Words that make a share one of a result: gains and the periods that they are given for. */
const ofResults =
  /(?<!\p{L})(?:gain|profit|return|earn|made|make|income|yield|win rate|per (?:day|week|month|year)|(?:a|each|every) (?:day|week|month|year)|daily|weekly|monthly|yearly|annual|gan[aeéó]|beneficio|rentabil|rendim|al (?:día|mes|año)|mensual|diari|anual|gewinn|rendite|ertrag|verdien|(?:pro|im|jeden|am) (?:tag|monat|woche|jahr)|monatlich|täglich|jährlich|gagn|bénéfice|rendement|par (?:jour|mois|semaine|an)|mensuel|guadagn|profitt|rendiment|al (?:giorno|mese|anno)|mensile|lucr|ganh|ao (?:dia|mês|ano)|por (?:dia|mês|ano)|mensal|diári|прибыл|доход|заработ|в (?:день|месяц|неделю|год)|ежемесячн)|ربح|أرباح|عائد|عوائد|(?:في ال|كل |ال)(?:شهر|يوم|سنة)|मुनाफ|लाभ|रिटर्न|कमा|(?:हर|प्रति) (?:दिन|माह|महीने|साल)|मासिक|盈利|收益|回报|赚|利润|每(?:天|日|周|月|年)|月|年化/iu

/** Claims of real money. */
const realMoney =
  /(?<!\p{L})(?:real[- ]money|live|real account|dinero real|cuenta real|echtgeld|livekonto|argent réel|compte réel|soldi (?:veri|reali)|conto reale|dinheiro real|conta real)(?!\p{L})|реальн\p{L}+ (?:деньг|счет|счёт)|(?:أموال|حساب) حقيقي|असली (?:पैसा|पैसे|खाता)|实盘|真实(?:资金|账户)/iu

const unprovenKinds = ['promise', 'streak', 'percentage', 'regulator', 'verification'] as const
/** Kinds of statements that have their own place, where they are computed, marked or backed by evidence. */
type Unproven = (typeof unprovenKinds)[number]
/** Kinds that no evidence can support. */
const promises: readonly Unproven[] = ['promise', 'streak']

const finders: Record<Unproven, (text: string) => string[]> = {
  promise: promisesIn,
  streak: (text) => statedIn(text, streaks),
  percentage: (text) =>
    sentencesOf(text).filter((part) => (percent.test(part) || multiple.test(part)) && ofResults.test(part)),
  regulator: (text) => statedIn(text, regulators),
  verification: (text) => sentencesOf(text).filter(claimsVerification),
}

/**
 * Parts of a public text that state something without a source: promised profit, a history without loss, a percentage
 * of results, a regulator or licence, a check by a third party. Each once; empty if there are none.
 */
export const unprovenWords = (text: string, kinds: readonly Unproven[] = unprovenKinds): string[] => [
  ...new Set(kinds.flatMap((kind) => finders[kind](text))),
]

/** A point between digits ends no sentence. */
const sentencesOf = (text: string) =>
  readingsOf(text).flatMap((reading) => reading.split(/[.!?。！？؟।\n](?!\d)/u).map((part) => part.trim()))

/** True if a text to a lead must not be sent: it promises profit, or a history without loss. */
export const isPromise = (text: string): boolean => unprovenWords(text, promises).length > 0

/**
 * Kinds a claim must not state: it has evidence for a licence or a figure; a quotation has none, so it states neither.
 */
export const kindsWithoutEvidence = (topic: ClaimTopic): readonly Unproven[] =>
  topic === 'testimonial' ? [...promises, 'percentage', 'regulator'] : promises

/** True if a name or slogan contains such a statement or any percentage: both have no room for a source. */
export const isUnprovenName = (text: string): boolean =>
  readingsOf(text).some((reading) => percent.test(reading)) || unprovenWords(text).length > 0

/** True if an account name claims real money. */
export const claimsRealMoney = (text: string): boolean => readingsOf(text).some((reading) => realMoney.test(reading))
