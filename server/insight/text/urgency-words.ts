import type { SpokenLanguage } from '#domain/site/languages.ts'

type Signals = Readonly<Record<'now' | 'soon' | 'money' | 'complaint', RegExp>>

/** Whole words of alphabetic scripts; a stem ends in `*`. */
const words = (list: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${list.normalize('NFKC').replaceAll('*', '[\\p{L}\\p{M}]*')})(?![\\p{L}\\p{M}])`,
    'u',
  )

/** Signs of urgency in each language: words for now and soon, lost or withdrawn money, complaints. */
export const urgencyWords: Record<SpokenLanguage, Signals> = {
  en: {
    now: words("urgent*|asap|immediately|right now|right away|at once|emergency|help me|cannot wait|can't wait"),
    soon: words('today|tonight|tomorrow|soon|quickly|deadline|still waiting|as soon as|this week|hurry'),
    money: words(
      'withdraw*|refund*|lost (?:all )?my|lost money|charged|my money|money back|double charge*|missing funds',
    ),
    complaint: words('complain*|lawyer|scam*|fraud*|police|chargeback|report you|legal|stole|stolen|cancel'),
  },
  es: {
    now: words('urgent*|ya mismo|inmediat*|ahora mismo|cuanto antes|enseguida|emergencia|ayúdenme|no puedo esperar'),
    soon: words('hoy|mañana|esta noche|pronto|rápido|plazo|sigo esperando|esta semana'),
    money: words('retir*|reembols*|devoluci*|devuel*|mi dinero|perd[íi] (?:todo|dinero)|cobr*'),
    complaint: words('queja*|reclam*|abogad*|estaf*|fraude|denunci*|policía|robo|robaron|cancel*'),
  },
  ar: {
    now: words('عاجل*|دلوقتي|فورا|فوراً|الآن|الان|حالا|حالاً|ضروري|طارئ|ساعدوني|بأسرع وقت|مستعجل'),
    soon: words('اليوم|غدا|غداً|قريبا|قريباً|بسرعة|الليلة|ما زلت أنتظر|هذا الأسبوع'),
    money: words('سحب*|أسحب|اسحب|السحب|استرداد|استرجاع|أموالي|فلوسي|مالي|خسرت|خصم'),
    complaint: words('شكوى|أشتكي|محامي|نصب|احتيال|نصابين|الشرطة|سرقة|سرقتم|إلغاء'),
  },
  ru: {
    now: words('срочн*|немедленно|сейчас же|прямо сейчас|как можно скорее|помогите|не могу ждать'),
    soon: words('сегодня|завтра|скоро|быстро|быстрее|до сих пор жду|на этой неделе'),
    money: words('вывести|вывод*|вывест*|верните|возврат*|мои деньги|потерял*|списал*|снять деньги'),
    complaint: words('жалоб*|жаловаться|адвокат*|юрист*|мошенни*|обман*|полици*|украл*|суд|отменить'),
  },
  de: {
    now: words(
      'dringend*|sofort*|umgehend|unverzüglich|jetzt gleich|so schnell wie möglich|notfall|eilt|helfen sie mir',
    ),
    soon: words('heute|(?<!guten )morgen|bald|schnell*|frist|warte immer noch|diese woche'),
    money: words('auszahl*|abheben|rückerstatt*|erstatt*|mein geld|geld zurück|geld verloren|abgebucht|alles verloren'),
    complaint: words('beschwer*|anwalt|betrug|betrüger|abzocke|anzeige|polizei|gestohlen|kündig*'),
  },
  fr: {
    now: words('urgen*|immédiat*|tout de suite|au plus vite|dès que possible|aidez-moi|sans délai'),
    soon: words("maintenant|aujourd'hui|demain|ce soir|bientôt|vite|rapidement|délai|j'attends toujours|cette semaine"),
    money: words("retrait*|retirer|rembours*|mon argent|perdu (?:tout|de l'argent|mon)|débité*|prélev*"),
    complaint: words('plainte*|réclam*|avocat*|arnaque*|fraude|escro*|police|volé*|résili*|annul*'),
  },
  it: {
    now: words('urgen*|immediat*|subito|il prima possibile|aiutatemi|emergenza'),
    soon: words('adesso|oggi|domani|stasera|presto|veloc*|scadenza|sto ancora aspettando|questa settimana'),
    money: words('preliev*|prelevare|rimbors*|i miei soldi|perso (?:tutto|soldi|i)|addebit*|soldi indietro'),
    complaint: words('reclam*|avvocat*|truff*|frode|denunci*|polizia|rubat*|disdett*|annull*'),
  },
  pt: {
    now: words('urgen*|imediat*|agora mesmo|para já|o mais rápido possível|quanto antes|socorro|ajudem-me|emergência'),
    soon: words('hoje|amanhã|esta noite|em breve|rápido|rapidamente|prazo|ainda estou à espera|esta semana'),
    money: words('levant*|sacar|saque*|reembols*|meu dinheiro|perdi (?:tudo|dinheiro)|cobra*|devolv*'),
    complaint: words('queixa*|reclama*|advogad*|burla*|golpe|fraude|polícia|roub*|cancel*'),
  },
  hi: {
    now: words('तुरंत|तुरन्त|फौरन|फ़ौरन|अभी|जरूरी|ज़रूरी|अर्जेंट|जल्द से जल्द|मदद करो|turant|abhi|jaldi'),
    soon: words('आज|कल|जल्दी|जल्द|इस हफ्ते|इंतज़ार|इंतजार|aaj|kal'),
    money: words('निकाल*|विड्रॉल|विथड्रॉ*|रिफंड|वापस करो|मेरा पैसा|मेरे पैसे|पैसे डूब|पैसा डूब|paisa|paise'),
    complaint: words('शिकायत|वकील|धोखा*|ठग*|फ्रॉड|पुलिस|चोरी|रद्द'),
  },
  zh: {
    now: /紧急|立刻|立即|马上|现在就|尽快|十万火急|救命|急急|急需|快点/,
    soon: /今天|明天|今晚|很快|赶紧|还在等|本周|截止/,
    money: /提现|提款|出金|退款|退钱|我的钱|亏光|亏了|扣款|扣了|取出/,
    complaint: /投诉|律师|骗子|诈骗|报警|警察|偷|取消/,
  },
}

/** Words that begin a hypothetical, in any of the languages. */
export const whatIf = new RegExp(
  `${words('if|in case|suppose|si|en caso|se|nel caso|caso|wenn|falls|если|إذا|لو|अगर|यदि|agar').source}|如果|万一|要是`,
  'u',
)

const noHaste = [
  "(?:not|isn't|nothing|never) (?:at all |really |very |so |that )?urgent|no (?:hurry|rush|urgency)",
  'no (?:es|era) (?:nada |muy |tan )?urgente|no (?:hay|corre|tengo) (?:ninguna )?(?:prisa|urgencia)|sin prisas?',
  '(?:ليس|ليست|غير) (?:بالأمر )?(?:عاجل*|ضروري*|مستعجل*)',
  'не (?:очень |так |слишком )?срочно',
  'nicht (?:so |sehr |besonders )?(?:dringend*|eilig)|eilt (?:gar |mir |auch )?nicht|keine eile',
  "pas (?:du tout |très |si )?urgent*|rien d'urgent|aucune urgence",
  'non è (?:molto |così )?urgente|nessuna (?:urgenza|fretta)|senza fretta',
  'não é (?:muito |nada )?urgente|não (?:há|tenho) (?:pressa|urgência)|sem pressa',
  '(?:ज़रूरी|जरूरी|अर्जेंट|जल्दी) नहीं|jaldi nahi*',
].join('|')

/** Words that deny urgency, in any of the languages; what they contain must not count as urgent. */
export const noHasteWords = [new RegExp(words(noHaste), 'gu'), /不(?:是)?(?:很|太|着|那么)?(?:紧急|急)/g] as const
