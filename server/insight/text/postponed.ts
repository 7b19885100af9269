import type { SpokenLanguage } from '#domain/languages.ts'
import { isInDanger } from './account-danger.ts'
import { urgencyWords } from './urgency-words.ts'

/** Begins where a word does; letters may follow. */
const beginnings = (list: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${list.normalize('NFKC')})`, 'u')

/** How people put a decision off. */
const later: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: beginnings(
    "not (?:right )?now|not this (?:year|month|week)|ask (?:me )?again (?:in|next)|we'll see|not at the moment|not at this (?:time|point)|not yet|not ready|(?:maybe|perhaps|possibly) (?:later|next|in|after|some)|(?:some|an)other time|think (?:about it|it over)|(?:come|get) back (?:later|to (?:it|this|you))|in (?:a few|some|a couple of) (?:weeks|months)|(?:i'll|i will|rather|i'd rather) wait|hold off|sleep on it|(?:talk|speak) (?:again )?(?:later|in)|after (?:the |my )?\\p{L}+,? (?:maybe|perhaps)|no need (?:right now|at the moment|for now)|for now",
  ),
  es: beginnings(
    'ahora (?:mismo )?no|(?:este (?:año|mes)|esta semana),? no|ya veremos|lo veré|(?:de momento|por el momento|por ahora|en este momento),? no|todavía no|aún no|(?:quizás?|tal vez|a lo mejor) (?:más|luego|después|el|en|para|dentro)|más adelante|(?:otro momento|otra ocasión)|(?:lo|me lo) (?:pienso|pensaré|voy a pensar)|ya (?:les|os|te|le) (?:escrib|avis|dir|cont)|prefiero esperar|lo dejo para|hablamos (?:luego|después|más|en)|después de(?:l)? (?:\\p{L}+ ?){1,3},? (?:quiz|tal vez)|dentro de (?:unas|unos)',
  ),
  de: beginnings(
    '(?:dieses jahr|diesen monat|diese woche) (?:\\p{L}+ )?nicht|nicht (?:dieses jahr|diesen monat)|(?:im moment|momentan|derzeit|gerade|jetzt|zurzeit|vorerst|aktuell) (?:\\p{L}+ ){0,3}(?:nicht|nein|kein)|(?:vielleicht|eventuell) (?:später|nächst|im|in|ein)|(?:melde|melden) (?:mich|uns)|überlege? (?:es )?mir|noch nicht|später (?:mal|vielleicht|wieder)|ein andermal|erst (?:nächst|im|in|wieder)|nach (?:dem|der|den|meinem) \\p{L}+,? (?:vielleicht|eventuell)|warte (?:noch|lieber)|(?:schlafe|denke) (?:noch )?(?:mal )?(?:darüber|drüber)',
  ),
  fr: beginnings(
    "pas (?:cette (?:année|semaine)|ce mois)|(?:on|je) verra|pas (?:maintenant|encore|tout de suite)|pas pour (?:l'instant|le moment)|pour (?:l'instant|le moment),? (?:c'est )?non|(?:peut-être|éventuellement) (?:plus tard|l'|dans|en|un|au)|plus tard|reparle|après (?:les |la |le |mes |l')?\\p{L}+,? peut-être|(?:préfère|vais) (?:attendre|réfléchir|y réfléchir)|(?:j'y|je) réfléchis|reviendrai vers vous|reviens vers vous|une autre fois|vous recontacte",
  ),
  it: beginnings(
    "(?:quest'anno|questo mese|questa settimana),? no|vedremo|per (?:ora|il momento|adesso),? no|non (?:ora|adesso|ancora)|al momento no|(?:magari|forse) (?:più|in|dopo|un|il|tra|fra|l')|(?:ci penso|ci rifletto|ci devo pensare)|vi (?:faccio sapere|ricontatto|aggiorno)|più avanti|un'altra volta|riparliamo|ne parliamo (?:dopo|più|a)|dopo (?:le |la |il |l')?\\p{L}+,? (?:forse|magari)|preferisco aspettare",
  ),
  pt: beginnings(
    '(?:este (?:ano|mês)|esta semana),? não|(?:vejo|veremos) (?:isso )?(?:em|depois|mais)|(?:agora|neste momento|por enquanto|por agora|por ora),? não|ainda não|talvez (?:mais|depois|no|na|em|para|daqui)|mais tarde|fica para|falamos (?:em|depois|mais)|depois d(?:as|os|a|o|e) \\p{L}+,? talvez|vou pensar|volto a (?:cont|escr|fal)|depois (?:eu )?(?:falo|aviso|entro)|prefiro esperar|noutra altura|outra hora',
  ),
  ru: beginnings(
    'в этом (?:году|месяце) не|(?:посмотрю|увидим|посмотрим) (?:через|позже|потом)|сейчас (?:не|нет)|пока (?:что )?(?:не|нет|подожду|подумаю|воздержусь|откажусь)|не сейчас|(?:может(?: быть)?|возможно),? (?:позже|потом|в|через|весной|летом|осенью|зимой|после)|верн(?:усь|[её]мся)|подумаю|после \\p{L}+,? (?:возможно|может)|обсудим (?:позже|потом|осенью|весной)|в другой раз|ещ[её] не (?:готов|реш)|попозже|отложу',
  ),
  ar: beginnings(
    'ليس هذا (?:العام|الشهر|الأسبوع)|(?:سأرى|أشوف|اشوف|نشوف|سنرى) (?:بعد|لاحق)|ليس (?:الآن|الان|بعد)|مش (?:الآن|دلوقتي|الحين)|مو الحين|(?:في الوقت الحالي|حاليا|حالياً)،? ?(?:لا|مش)|(?:ربما|يمكن) (?:لاحق|بعد|الشهر|العام|السنة|في)|(?:سأفكر|سافكر|أفكر|خليني أفكر)|(?:سأعود|أعود|ارجع) (?:إليكم|لكم)|وقت (?:آخر|لاحق)|نتكلم (?:لاحق|بعد)|بعد \\p{L}+ (?:ربما|يمكن)',
  ),
  hi: beginnings(
    '(?:इस साल|इस महीने) नहीं|(?:महीने|हफ़्ते|हफ्ते|साल) बाद (?:देख|बात|सोच|बता)|अभी (?:तो )?नहीं|(?:फ़िलहाल|फिलहाल|अभी के लिए) नहीं|शायद (?:बाद|अगले|फिर)|सोच ?कर (?:बता|देख)|अगले (?:महीने|हफ़्ते|हफ्ते|साल)|फिर कभी|बाद में (?:देख|बता|बात|सोच)|के बाद (?:शायद|बात|देख|सोच)',
  ),
  zh: /现在(?:还)?不|(?:今年|这个月|本月)不|暂时不|先不|目前不|以后再|改天|再考虑|考虑一下|到时候再|过(?:段|阵)时间|下个月再|明年再|还没准备好|有空再|(?:以后|之后|节后)再|再看(?:看)?(?:吧|看|$)/u,
}

/** Anger, reproach and praise: a text with these is read as any other. */
const felt =
  /thie(?:f|ves)|liars?|furious|terribl|horribl|awful|ridiculous|useless|worst|waited|waiting|no (?:answer|reply)|not ever|never again|great|excellent|amazing|love|ladr[oó]n|mentiros|fatal|pésim|vergüenza|genial|excelente|lügn|wütend|furchtbar|frech|unverschämt|schrecklich|toll|super|voleur|menteur|honte|nul(?:le)?\b|génial|excellent|ladri|bugiard|vergogn|pessim|ottim|mentiros|ladrões|péssim|ótim|вор(?:ы|ьё)|лжец|врё|ужас|позор|отличн|верн[её]те|لصوص|كذاب|سيئ|ممتاز|رائع|झूठ|चोर|बेकार|बढ़िया|小偷|说谎|太差|垃圾|很棒|不想跟/u

/** What is said beside it: thanks and greetings. */
const polite =
  /thank|cheers|regards|hello|gracias|saludos|hola|danke|grüße|hallo|guten (?:tag|morgen)|merci|bonjour|cordialement|grazie|saluti|buongiorno|obrigad|cumprimentos|olá|спасибо|благодар|здравствуйте|добрый день|شكر|مرحبا|السلام عليكم|धन्यवाद|शुक्रिया|नमस्ते|谢谢|多谢|您好|你好|^\W*(?:ok|okay|vale|bien)\W*$/u

const [maxLetters, maxSentence] = [220, 110]

/**
 * Whether a text only puts a decision off, such as "Not now, maybe later": each of its sentences does, or is polite. That is neither
 * praise nor complaint, whatever single words of it are taken for.
 */
export function isPostponed(text: string, language: SpokenLanguage | null): boolean {
  if (language === null || text.length > maxLetters) return false
  const plain = text.normalize('NFKC').toLowerCase().replace(/’/g, "'")
  const { danger, complaint, money } = urgencyWords[language]
  if ([danger, complaint, money].some((words) => words.test(plain)) || isInDanger(plain, [language])) return false
  if (felt.test(plain) || /[!！]{2}/u.test(plain)) return false
  const sentences = plain.split(/[.!?。！？؟\n]+/u).filter((part) => /\p{L}/u.test(part))
  const isLater = (sentence: string) => later[language].test(sentence)
  return (
    sentences.some(isLater) &&
    sentences.every((sentence) => sentence.length <= maxSentence && (isLater(sentence) || polite.test(sentence)))
  )
}
