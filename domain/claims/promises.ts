import { readingsOf } from '#domain/basics/disguise.ts'

/**
 * Promises that a seller of trading software must not make: certain profit, no risk or no loss, multiplied money. The usual wordings of the site's
 * languages; a text without them can still promise too much.
 */
const promises: readonly RegExp[] = [
  /guarantee[ds]? (?:\S+ ){0,2}(?:profits?|returns?|income|gains?)|(?:profits?|returns?) (?:is |are )?guaranteed/iu,
  /(?:risk[- ]free|no risk(?![- ]free)|without (?:any )?risk|can(?:no|['’])t lose)/iu,
  /(?:ganancias?|beneficios?|rentabilidad|rendimientos?) (?:\S+ )?(?:garantizad[oa]s?|asegurad[oa]s?)|sin (?:ning[uú]n )?riesgos?/iu,
  /garantierte[rns]? (?:\S+ )?(?:gewinne?|renditen?|erträge?)|risikofrei|risikolos|ohne (?:jedes )?risiko/iu,
  /(?:gains?|profits?|rendements?|bénéfices?) (?:\S+ )?garantis?|sans (?:aucun )?risque/iu,
  /(?:guadagn[oi]|profitt[oi]|rendiment[oi]) (?:\S+ )?garantit[oi]|senza (?:alcun )?risch(?:io|i)/iu,
  /(?:lucros?|ganhos?|rendimentos?|retornos?) (?:\S+ )?garantidos?|sem (?:qualquer |nenhum )?riscos?/iu,
  /гарантированн\S+ (?:\S+ )?(?:прибыл|доход)\S*|(?:прибыль|доход) гарантирован\S*|без риска/iu,
  /(?:ربح|أرباح|عائد|عوائد) مضمون[ةه]?|(?:بدون|بلا|دون) (?:أي )?مخاطر[ةه]?/u,
  /गारंटी(?:शुदा)? (?:\S+ )?(?:लाभ|मुनाफ़ा|मुनाफा|रिटर्न)|(?:बिना|बगैर) (?:किसी )?जोखिम|जोखिम[- ]मुक्त/u,
  /保证(?:\S{0,4})?(?:盈利|收益|利润|回报)|稳赚(?:不赔)?|(?:零|无)风险/u,
  /guaranteed (?!\S*\s*(?:delivery|response))|(?:double|triple) your (?:money|deposit|capital|account)|no loss(?:es)?|zero (?:risk|losses)|never los(?:e|es|ing)|100 ?% (?:safe|secure|success|win)|sure (?:profit|win)s?|easy money/iu,
  /(?:resultados?|éxito) (?:garantizad|asegurad)[oa]s?|(?:garantizamos|aseguramos) (?:\S+ ){0,2}(?:ganancias?|beneficios?|resultados?)|(?:duplic|triplic)\S+ (?:tu|su|el) (?:dinero|capital|depósito)|sin p[ée]rdidas?|cero riesgos?|nunca (?:pierde|perderá)s?|100 ?% segur[oa]|dinero fácil/iu,
  /(?:gewinne?|rendite|ergebnisse?|erfolg) (?:ist |sind )?garantiert|wir garantieren|garantierte[rns]? (?:ergebnisse?|erfolge?)|(?:verdoppel|verdreifach)\S+ (?:sie )?(?:ihr|dein)\S* (?:geld|kapital|einlage)|ohne verluste?|keine verluste|nie(?:mals)? verlieren|100 ?% (?:sicher|gewinn)|null risiko/iu,
  /(?:résultats?|succès) garantis?|nous garantissons|(?:doublez|triplez|doubler|tripler) (?:votre|ton) (?:argent|capital|mise|dépôt)|sans (?:aucune )?pertes?|zéro (?:risque|perte)|100 ?% (?:sûr|sécurisé|gagnant)|argent facile/iu,
  /(?:risultat[oi]|successo) garantit[oi]|garantiamo|(?:raddoppi|triplic)\S+ (?:i tuoi |il tuo |i suoi |il suo |il vostro )(?:soldi|capitale|deposito)|senza (?:alcuna )?perdit[ea]|zero (?:rischi|rischio|perdite)|100 ?% sicur[oi]|soldi facili/iu,
  /(?:resultados?|sucesso) garantidos?|(?:rentabilidade|renda) (?:\S+ )?garantida|(?:lucro|ganho) certo|garantimos|(?:duplique|dobre|triplique|multiplique)\S* (?:o seu|o teu|seu|teu) (?:dinheiro|capital|depósito)|sem (?:quaisquer |nenhuma )?perdas?|risco zero|zero riscos?|nunca perde[mr]?|100 ?% segur[oa]|(?:dinheiro|grana) fácil/iu,
  /гарантиру(?:ем|ю)|гарантированн\S+ результат\S*|удво(?:й|ит|ить)\S* (?:ваш\S* |сво\S* )?(?:деньги|капитал|депозит|вклад)|без потерь|без убытков|нулевой риск|100 ?% (?:прибыл\S*|безопасн\S*)|л[её]гкие деньги/iu,
  /(?:نضمن|نتائج مضمونة|ضمان (?:الربح|الأرباح))|(?:ضاعف|مضاعفة) (?:أموالك|مالك|رأس مالك)|(?:بدون|بلا|دون) (?:أي )?خسا(?:رة|ئر)|صفر مخاطر|100 ?[%٪] (?:آمن|ربح)/u,
  /(?:लाभ|मुनाफ\S*|रिटर्न|नतीजों?) की गारंटी(?! नहीं)|गारंटी देते|(?:पैसा|पैसे|पूंजी) (?:दोगुना|दुगना|डबल)|(?:बिना|बगैर) (?:किसी )?(?:नुकसान|घाटे)|(?:100 ?%|पूरी तरह) सुरक्षित|ज़ीरो रिस्क|जीरो रिस्क/u,
  /(?:盈利|收益|利润|回报|获利)(?:有)?保证|包赚|保本|必赚|(?:资金|本金|财富)翻倍|零亏损|不会亏|百分之百(?:安全|盈利)|100 ?%(?:安全|盈利)/u,
]

/** Words before a promise, in its sentence, that turn it into a warning: "No trade is risk-free". */
const denials = new RegExp(
  `(?<!\\p{L})(?:${[
    "no|not|never|nothing|none|nobody|don['’]t|doesn['’]t|isn['’]t|can['’]t|cannot",
    "nunca|nada|nadie|ning[uú]n\\p{L}*|kein\\p{L}*|nicht|nie|niemals|niemand|nichts|pas|aucun\\p{L}*|jamais|rien|personne|ne|n['’]\\p{L}*",
    'non|nessun\\p{L}*|mai|niente|não|ninguém|nenhum\\p{L}*|не|нет|никто|никогда|ничто|لا|ليس|ليست|لن|नहीं|कोई',
  ].join('|')})(?!\\p{L})|[不没無无]`,
  'iu',
)
const sentenceEnd = /[.!?。！？؟।\n]/u

/** Words of a text that promise profit or exclude risk, each once; empty if there are none. */
export const promisesIn = (text: string): string[] => statedIn(text, promises)

/** Matches of patterns in a text, each once. A sentence negated before ("No trade is risk-free") does not count. */
export function statedIn(text: string, patterns: readonly RegExp[]): string[] {
  const found = readingsOf(text)
    .flatMap((reading) => reading.split(sentenceEnd))
    .flatMap((sentence) =>
      patterns.flatMap((pattern) => {
        const match = pattern.exec(sentence)
        return match && !denials.test(sentence.slice(0, match.index)) ? [match[0].trim()] : []
      }),
    )
  return [...new Set(found)]
}
