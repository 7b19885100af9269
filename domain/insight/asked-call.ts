import type { SpokenLanguage } from '#domain/site/languages.ts'
import type { Facts } from './facts.ts'
import { sentencesOf, shortened } from './topics.ts'
import { isUnreachable, speaksOfCalls, turnsCallsDown } from './unwanted-call.ts'

/**
 * Phrase prefixes that request a call (`wish`) or refuse one (`refusal`), and words that show a sentence is about
 * something else (`other`): names, other people, the past. Without accents. In doubt it is no request: a missed welcome
 * call costs less than an unwelcome one.
 */
type Phrases = {
  readonly wish: readonly string[]
  readonly refusal: readonly string[]
  readonly other: readonly string[]
}

const list = (phrases: string): string[] => phrases.split('|')

const said: Record<SpokenLanguage, Phrases> = {
  en: {
    wish: list(
      'call me |call us |phone me |ring me |calling me|give me a call|give me a ring|give us a call|give us a ring|give me a quick call|quick call|callback|call back |prefer a call|schedule a call|arrange a call|jump on a call|for a phone call|phone call would|phone chat|talk on the phone|speak on the phone|someone on the phone|someone over the phone|call any time',
    ),
    refusal: list(
      'never asked for these calls|rings me at|no phone |no call|don t call|do not call|not call me|don t phone|do not phone|don t ring|do not ring|stop calling|keep calling|to be called|not talk on|instead of calling|do phone calls|hate phone|no need to ring|no need to call|stop ringing|being phoned|being called|being rung|not ring me|no calls|email only|only by email|only via email|only by e mail|in writing only|only in writing|just email me|just write to me|don t take calls|do not take calls|never pick up|don t answer calls|messages only|message only|can t take calls|can t take phone calls|keep it to email|keep it to e mail|text only|don t like calls|don t like phone|not by phone|not over the phone|rather not be phoned|rather you didn t|prefer not to be phoned|prefer not to talk|hate calls',
    ),
    other: list(
      'said|stole|robot|bot |broker|crazy|the ea |they call me|everyone calls|called me|kept calling|promised|scam|yesterday|last week|last year|ill call|i ll call|bank',
    ),
  },
  es: {
    wish: list(
      'llamame|llameme|llamenme|llamadme|llamarme|llamennos|llamarnos|pueden llamar|puedes llamar|puede llamar|podrian llamar|podeis llamar|me llamen |me llame |me llamaran|me llamas |me llaman |una llamada|hablar por telefono|hablamos por telefono|su llamada|vuestra llamada|puede telefonear|pueden telefonear|me telefoneen|telefoneeme|telefoneenme|telefoneame',
    ),
    refusal: list(
      'no me telefone|no me gusta hablar|harto de sus llamadas|no me llam|no llam|sin llamadas|nada de telefono|nada de llamadas|no quiero que me llam|dejen de llam|no paran de llam|en vez de llam|no quiero llamadas|que no me llam|no deseo llamadas|no me telefoneen|prefiero que no me llam|solo por correo|solo por email|solo por e mail|solo por escrito|unicamente por correo|solo por mensaje|no me gusta que me llam|no me gustan las llamadas|no atiendo llamadas|no contesto llamadas|no contesto al telefono|no cojo el telefono|prefiero no hablar|prefiero no recibir llamadas|no por telefono|no quiero hablar por telefono',
    ),
    other: list(
      'robot|bot |broker|corredor|banco|estaf|me llaman el|me llaman la|me dijo|me dijeron|ayer|llamada de margen|mi banco|prometi|recibi|perdida',
    ),
  },
  de: {
    wish: list(
      'rufen sie mich|ruf mich|ruft mich|mich anrufen|mich bitte anrufen|mich zuruckrufen|mich bitte zuruckrufen|mich heute noch anrufen|jemand anrufen|mich jederzeit anrufen|bitte anrufen|ruckruf|wir telefonieren|wir morgen telefonieren|lieber telefonieren|ein anruf ware|telefonat lieber|um kurzen anruf|bitte telefonisch|mich telefonisch|ihren anruf',
    ),
    refusal: list(
      'von anrufen ab|keine telefonat|mich dauernd an|mich standig an|nicht anrufen|keine anruf|bitte nicht an |mich nicht an|nicht angerufen|auf mich anzurufen|kein telefon|standigen anruf|statt anrufen|statt anzurufen|telefoniere nicht|unterlassen sie ihre anrufe|nicht telefonisch|nicht telefonieren|nicht ans telefon|nur per e mail|nur per mail|nur schriftlich|ausschliesslich per e mail|ausschließlich per e mail|ausschließlich schriftlich|nur per nachricht|gehe nicht ans|keine telefongesprache|mag keine anruf|ungern telefon|telefoniere ungern|nicht am telefon|lieber nicht telefon',
    ),
    other: list(
      'bot |roboter|broker|berater|firma|gestern|betrug|betrog|sagte|gesagt|versprochen|letzte|ich rufe|meine bank',
    ),
  },
  fr: {
    wish: list(
      'appelez moi|appelle moi|rappelez moi|rappelle moi|m appeler|me rappeler|me telephoner|coup de fil|on m appelle|etre rappele|prefere un appel|convenir d un appel|parler au telephone|discuter par telephone|contacter par telephone|votre appel',
    ),
    refusal: list(
      'ras le bol de vos appels|inutile de m appel|inutile d appel|ne me telephonez|ne pas m appel|ne pas me rappel|pas par telephone|ne m appele|pas de telephone|arretez de m appel|pas etre appele|pas de m appel|que de m appel|pas d appel|ne pas telephoner|ne pas me telephoner|ne plus m appel|ne plus me telephon|uniquement par mail|uniquement par e mail|uniquement par ecrit|par ecrit uniquement|par mail uniquement|par e mail uniquement|seulement par mail|seulement par e mail|seulement par ecrit|que par mail|que par ecrit|contacte par telephone|contactee par telephone|ne reponds pas au telephone|n aime pas le telephone|n aime pas les appels|pas au telephone|plutot pas d appel|aucun appel|sans appel',
    ),
    other: list(
      'robot|bot |courtier|banque|le prix|le montant|comment|hier|arnaqu|escro|appel de marge|m a dit|m a appele|m ont appele|promis|ma banque',
    ),
  },
  it: {
    wish: list(
      'chiamatemi|chiamami|chiamarmi|richiamatemi|richiamami|richiamarmi|potete chiamare|puo chiamare|puo telefonare|mi chiamate|mi richiamate|mi chiami|mi chiamaste|telefonatemi|una telefonata|essere richiamato|essere richiamata|sentirci al telefono|parlare al telefono|uno squillo|colpo di telefono|fissare una chiamata|vostra chiamata',
    ),
    refusal: list(
      'evitate di chiama|vostre chiamate|non telefon|non chiama|non richiama|non mi chiama|niente telefon|niente chiamate|smettetela di chiama|essere contattato per telefono|non voglio essere chiamat|continuate a chiama|invece di chiama|senza chiamate|no telefon|di non telefon|non desidero chiamate|preferisco non parlare al telefono|solo via mail|solo via e mail|solo per e mail|solo per mail|solo per iscritto|solo per email|solo via email|solo tramite e mail|non essere chiamat|non essere contattat|non rispondo al telefono|non amo le telefonate|non mi piacciono le telefonate|nessuna chiamata|nessuna telefonata|non per telefono|non al telefono',
    ),
    other: list(
      'robot|bot |broker|banca|ieri|truff|mi ha detto|mi hanno detto|mi chiamano|promesso|la banca|ho ricevuto',
    ),
  },
  pt: {
    wish: list(
      'ligar me|liguem me|ligue me|liga me|me ligar|me liga |me ligue|me liguem|me ligassem|ligar para mim|liga pra mim|ligar pra mim|me telefon|uma ligada|uma ligacao|uma chamada|sua ligacao|vossa chamada|falar por telefone|falar ao telefone|da me um toque',
    ),
    refusal: list(
      'evitem ligar|chega de ligacoes|nao quero conversar|suas ligacoes|nao me lig|nao lig|sem ligacoes|sem chamadas|nada de telefone|nao quero que me lig|parem de me lig|nao param de me lig|prefiro nao falar|nao quero receber ligacoes|em vez de ligar|nao gosto de chamadas|nao me telefon|nao telefon|nao quero chamadas|apenas por e mail|apenas por email|so por e mail|so por email|somente por e mail|somente por email|apenas por escrito|so por escrito|so respondo por e mail|so respondo por email|nao quero receber chamada|nao atendo|nao gosto que me lig|nao gosto de falar ao telefone|nao gosto de telefone|nenhuma chamada|nao por telefone|que nao me lig|sem telefonemas',
    ),
    other: list(
      'robo |bot |corretora|banco|vps|servidor|ontem|golp|engan|me disse|chamada de margem|prometeu|prometeram|meu banco|recebi',
    ),
  },
  ru: {
    wish: list(
      'позвоните|позвони |позвоните мне|мне позвон|мне перезвон|перезвоните|перезвони |прошу перезвонить|наберите меня|набери меня|созвон|поговорить по телефону|свяжитесь со мнои по телефону|удобнее по телефону|предпочитаю звонок|жду звонка|жду вашего звонка|обратныи звонок|звоните в любое',
    ),
    refusal: list(
      'звонить не надо|звонки не нужны|не хочу разговаривать|задолбали|не звон|без звонков|никаких звонков|не надо мне звон|не надо звон|перестаньте мне звон|перестаньте звон|хватит звон|постоянно мне звон|постоянно звон|по телефону не общаюсь|чтобы мне звонили|не перезван|звонков не надо|без телефона|только письменно|только по почте|только на почту|только по email|только в письме|только письмом|только в письмах|только по переписке|звонки не|на звонки не|не люблю звонк|не люблю говорить по телефону|не по телефону|не беру трубку|звонков не|лучше не звон|прошу без звонк',
    ),
    other: list('робот|бот |брокер|вчера|мошенн|обман|сказал|обещал|банк|маржин'),
  },
  ar: {
    wish: list(
      'اتصلوا بي|اتصل بي|اتصلو علي|اتصلوا علي|الاتصال بي|تتصل بي|تتصلون بي|تتصلوا بي|كلمني|كلموني|يكلمني|تكلموني|رن علي|رنوا علي|دقوا علي|افضل مكالمه|افضل المكالم|مكالمه هاتفيه|ممكن مكالمه|نتكلم بالهاتف|التحدث عبر الهاتف|معي هاتفيا|انتظر مكالمت|انتظر اتصالكم',
    ),
    refusal: list(
      'لا ارغب في اي اتصال|لا تكلموني|باتصالاتكم|لا تتصل|ما تتصل|بدون مكالم|بدون اتصال|لا اريد مكالم|بدون هاتف|عن الاتصال بي|عدم الاتصال|ما ابغي احد يتصل|لا احب المكالم|كفايه اتصال|بدلا من الاتصال|لا داعي للاتصال|لا تتصلوا|عبر البريد فقط|بالبريد فقط|بالايميل فقط|فقط بالبريد|فقط عبر البريد|فقط بالايميل|كتابه فقط|لا ارد على المكالمات|لا استقبل مكالم|لا احب الاتصال|ما احب المكالم|ليس بالهاتف|لا اريد اتصال|لا اريد ان تتصل',
    ),
    other: list('روبوت|بوت|الوسيط|شركه اخري|واحد|امس|نصب|احتال|قال لي|وعد|البنك|الهامش'),
  },
  hi: {
    wish: list(
      'मुझे कॉल|मुझे फोन|मुझे वापस कॉल|हमें कॉल|हमें फोन|कॉल कर|कॉल बैक|फोन कर|फोन कीजि|कॉल कीजि|वापस कॉल|फोन पर बात|फोन पर समझा|फोन पर बता|कॉल का इंतजार|फोन का इंतजार|फोन लगाओ',
    ),
    refusal: list(
      'कॉल करने की जरूरत|फोन करने की जरूरत|कॉल से परेशान|कॉल न |कॉल ना |कॉल मत|कॉल नहीं|फोन न |फोन ना |फोन मत|फोन नहीं|कॉल करना बंद|फोन करना बंद|बार कॉल कर|बार फोन कर|कॉल पसंद नहीं|कॉल की जगह|फोन की जगह|कि कोई कॉल|केवल ईमेल|सिर्फ ईमेल|केवल लिख|केवल मैसेज|सिर्फ मैसेज|सिर्फ लिख|ईमेल पर ही|फोन पर बात नहीं|फोन पसंद नहीं|कॉल नही|फोन नही|कॉल नहीं चाहिए|फोन नहीं उठा',
    ),
    other: list(
      'फोन करके|रोबोट|बॉट|ब्रोकर|करते समय|सकता हूं|सकती हूं|था मैंने|करूंगा|कल रात|ठग|धोखा|कहा|बताया था|आया था|बैंक|मार्जिन|खो गया|मैं कॉल|मैं फोन',
    ),
  },
  zh: {
    wish: list(
      '给我打电话|给我打个电话|给我来个电话|給我打電話|打电话给我|打電話給我|打我电话|能打个电话|回电|回電|回个电话|来电|致电|电话联系|電話聯繫|电话聊|电话沟通|通个电话|约个电话',
    ),
    refusal: list(
      '不要来电|电话就不用|别老|只接受邮件|不要给我打|不要打|不要再打|别打|別打|勿致电|勿来电|不要电话|不想接电话|老是打电话|不喜欢打电话|拒绝电话|无需来电|不用打电话|不要來電|只用邮件|只发邮件|只通过邮件|邮件联系就|仅限邮件|别给我打|不接电话|不方便接电话|发信息就|发消息就|只发信息|只用文字|用文字联系|文字联系|微信联系|不想通电话|不想打电话|请勿来电|请勿致电',
    ),
    other: list('机器人|券商|公司|一直没|昨天|骗|说过|银行|保证金|上周|接到'),
  },
}

/** Words separated by single spaces, without accents, hamza and other optional signs. */
function plain(text: string): string {
  const bare = text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f\u0653-\u0655\u093c]/g, '')
    .replaceAll('\u0629', '\u0647')
    .replaceAll('\u0649', '\u064a')
    .normalize('NFC')
  return ` ${bare.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `
}

const phrasesOf = (kind: keyof Phrases): string[] =>
  Object.entries(said).flatMap(([language, phrases]) =>
    // Chinese has no spaces before words.
    phrases[kind].map((phrase) => (language === 'zh' ? phrase : ` ${phrase}`)),
  )
const [wishes, refusals, others] = [phrasesOf('wish'), phrasesOf('refusal'), phrasesOf('other')]

const says = (text: string, phrases: readonly string[]) => phrases.some((phrase) => text.includes(phrase))
/** “Not before 6” refuses an hour, not the call. */
const namesHour = (text: string) =>
  / (?:before|antes de las?|antes das|vor|avant|prima delle|до|قبل) \d|\d (?:बजे )?से पहले/u.test(text)
const isRefusal = (text: string) => says(text, refusals) && !namesHour(text)
/** Catches refusals in unlisted words: a clause with both a call and a negation. */
const isTurnedDown = (sentence: string) =>
  sentence.split(/[,;:，；：،؛–—]/u).some((clause) => {
    const text = plain(clause)
    return turnsCallsDown(text) && !says(text, others) && !namesHour(text)
  })
const isWish = (text: string) => says(text, wishes) && !says(text, others)

/**
 * Why a lead may be called: they asked for it in these words, or agreed to calls. A previous call is no reason: it may
 * have been unwelcome. The forms promise that nobody is called unasked.
 */
export type CallGround = { readonly is: 'asked'; readonly quote: string } | { readonly is: 'agreed' }

/** The ground for a call; the latest statement counts. Null: none, or they asked not to be called. */
export function callGround({ texts, agreedToCalls }: Facts): CallGround | null {
  for (const { text } of texts) {
    const sentences = sentencesOf(text)
    if (sentences.some((one) => isRefusal(plain(one)) || isTurnedDown(one) || isUnreachable(plain(one)))) return null
    const quote = sentences.find((one) => isWish(plain(one)))
    if (quote !== undefined) return { is: 'asked', quote: shortened(quote) }
    if (sentences.some((one) => speaksOfCalls(one, plain(one)) && !says(plain(one), others))) return null
  }
  return agreedToCalls ? { is: 'agreed' } : null
}
