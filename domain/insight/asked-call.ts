import type { SpokenLanguage } from '#domain/languages.ts'
import type { Facts } from './facts.ts'
import { sentencesOf, shortened } from './topics.ts'

/** How people ask to be called, and how they ask not to be; accents may be missing. A text may mix languages: all are tried. */
const said: Record<SpokenLanguage, { readonly wish: RegExp; readonly refusal: RegExp }> = {
  en: {
    wish: /\b(?:call|phone|ring) (?:me|us)\b|\bcall back\b|\bgive (?:me|us) an? (?:quick )?(?:call|ring)\b|\b(?:over|by|on) the phone\b/iu,
    refusal:
      /\b(?:don['’]?t|do not|never|stop|no need to|rather than|instead of|not) (?:want (?:you )?to |to |be )?(?:call|phone|phoning|ring\b|over the|by phone|on the phone)|\bno (?:phone )?calls?\b/iu,
  },
  es: {
    wish: /\bll[aá]m(?:a|e|en|ad|ar)(?:me|nos)\b|\bme (?:pued|podr|pod)\p{L}+ llamar\b|\bque me llam(?:e|es|en|[eé]is)\b|\bpor tel[eé]fono\b/iu,
    refusal: /\bno (?:me |nos )?(?:llam|quiero (?:que me llam|llamadas)|por tel[eé]fono)|\bsin llamadas\b/iu,
  },
  de: {
    wish: /\brufen sie (?:mich|uns)\b|\bruft? (?:mich|uns)\b|\b(?:mich|uns) (?:bitte )?(?:an|zur[uü]ck)rufen\b|\br[uü]ckruf|\btelefonisch/iu,
    refusal:
      /\bnicht (?:mehr )?(?:an|zur[uü]ck)rufen|\b(?:mich|uns) (?:bitte )?nicht\b|\bkeine (?:telefon)?anrufe|\bnicht telefonisch/iu,
  },
  fr: {
    wish: /\br?appele[rz][- ](?:moi|nous)\b|\bm['’]appeler\b|\bme rappeler\b|\bpar t[eé]l[eé]phone\b/iu,
    refusal: /\bne (?:pas )?(?:m['’]|me )?r?appele|\bpas (?:d['’]appel|de t[eé]l[eé]phone|par t[eé]l[eé]phone)/iu,
  },
  it: {
    wish: /\b(?:ri)?chiam(?:atemi|ami|armi|ateci|arci)\b|\bmi (?:pu|pot)\p{L}+ (?:ri)?chiamare\b|\btelefonatemi\b|\b(?:al|per) telefono\b/iu,
    refusal:
      /\bnon (?:mi |ci )?(?:ri)?(?:chiam|telefon)|\bnon (?:voglio|desidero) (?:telefonate|chiamate)|\bniente (?:telefonate|chiamate)/iu,
  },
  pt: {
    wish: /\b(?:lig(?:a|ue|uem|ar|arem)|telefon(?:e|em))-me\b|\bme lig(?:a|ue|uem|ar|arem)\b|\bpor telefone\b/iu,
    refusal: /\bn[aã]o (?:me |nos )?(?:lig|telefon)|\bsem (?:chamadas|liga[cç][oõ]es)/iu,
  },
  ru: {
    wish: /звони(?:те|ть)? мне|мне (?:по|пере)?звонить|(?:^|\P{L})(?:по|пере)звоните(?!\p{L})|созвон|по телефону/iu,
    refusal: /не (?:надо |нужно )?(?:мне )?(?:по|пере)?звон|без звонков/iu,
  },
  ar: {
    wish: /[اإ]تصل(?:وا)? بي|تتصل(?:وا|ون)? بي|الاتصال بي|كلموني|كلمني|مكالم/u,
    refusal: /(?:لا|ما) تتصل|بدون (?:مكالم|اتصال)/u,
  },
  hi: {
    wish: /(?:मुझे|हमें) (?:कॉल|फ\u093c?ोन)|(?:कॉल|फ\u093c?ोन) (?:कर|कीजि)/u,
    refusal: /(?:कॉल|फ\u093c?ोन) (?:मत|न |ना |नहीं)/u,
  },
  zh: {
    wish: /[给給]我(?:打|[来來])[个個]?[电電][话話]|打[个個]?[电電][话話][给給]我|打我[电電][话話]|回[电電]|致[电電]|[电電][话話][联聯][系繫]|通[个個]?[电電][话話]/u,
    refusal: /(?:不要|别|別|勿|不用|不必|[无無]需)再?(?:[给給]我)?(?:打|[来來]|致)[个個]?[电電]/u,
  },
}

const patterns = Object.values(said)

/**
 * Why a lead may be called: they asked for it in these words, agreed to calls, or have spoken with us on the phone before. The site says that
 * nobody is called unasked.
 */
export type CallGround =
  | { readonly is: 'asked'; readonly quote: string }
  | { readonly is: 'agreed' }
  | { readonly is: 'spoken' }

/** What allows a call; the newest word about calls counts. Null: nothing does, or they asked not to be called. */
export function callGround({ texts, interactions, agreedToCalls }: Facts): CallGround | null {
  for (const { text } of texts) {
    const sentences = sentencesOf(text.normalize('NFC'))
    if (sentences.some((one) => patterns.some(({ refusal }) => refusal.test(one)))) return null
    const quote = sentences.find((one) => patterns.some(({ wish }) => wish.test(one)))
    if (quote !== undefined) return { is: 'asked', quote: shortened(quote) }
  }
  if (agreedToCalls) return { is: 'agreed' }
  return interactions.some(({ type, outcome }) => type === 'call' && outcome === 'reached') ? { is: 'spoken' } : null
}
