import type { SpokenLanguage } from '#domain/languages.ts'

type Signals = Readonly<Record<'now' | 'soon' | 'danger' | 'money' | 'complaint', RegExp>>

/** Whole words of alphabetic scripts; a stem ends in `*`. */
export const words = (list: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${list.normalize('NFKC').replaceAll('*', '[\\p{L}\\p{M}]*')})(?![\\p{L}\\p{M}])`,
    'u',
  )

/**
 * Signs of urgency in each language: words for now and soon, an account in danger (trading that must stop, a margin
 * call, unauthorised orders, a position that does not close, no access, money gone), lost or withdrawn money,
 * complaints.
 */
export const urgencyWords: Record<SpokenLanguage, Signals> = {
  en: {
    now: words("urgent*|asap|immediately|right now|right away|at once|emergency|help me|cannot wait|can't wait"),
    soon: words('today|tonight|tomorrow|soon|quickly|deadline|still waiting|as soon as|this week|hurry'),
    danger: words(
      "(?:stop|pause) (?:the|this|that|your) (?:bot|robot|ea)|stop it|stop trading|(?:switch|turn|shut) (?:it|this|that|the (?:bot|robot|ea)) (?:off|down)|margin call|(?:is|being|getting) (?:drained|emptied|wiped out)|wip(?:ed|ing) (?:me|it) out|melting|won't stop|doesn't stop|can't (?:stop|close) it|(?:keeps|still|keep) (?:opening|buying|selling)|(?:didn't|did not|never) authori[sz]e|hacked|going to zero|(?:can't|cannot|can not|unable to) (?:log ?in|login|get in|get into|access my)|locked out|(?:won't|doesn't|does not|will not) close|(?:money|balance|funds) (?:is|are|has|have) (?:all )?(?:gone|vanished|disappeared)|(?:almost|nearly|hardly any) (?:no )?margin|margin is (?:almost|nearly) gone",
    ),
    money: words(
      'withdraw*|refund*|lost (?:all )?my|lost money|charged|my money|money back|double charge*|missing funds',
    ),
    complaint: words('complain*|lawyer|scam*|fraud*|police|chargeback|report you|legal|stole|stolen|cancel'),
  },
  es: {
    now: words('urgent*|ya mismo|inmediat*|ahora mismo|cuanto antes|enseguida|emergencia|ayúdenme|no puedo esperar'),
    soon: words('hoy|mañana|esta noche|pronto|rápido|plazo|sigo esperando|esta semana'),
    danger: words(
      'par(?:en|ar|a|e) (?:el|al|este|ese) (?:bot|robot)|parenlo|párenlo|detengan|deténganlo|apag(?:uen|ar|a) (?:el (?:bot|robot)|eso|esto|todo)|margin call|llamada de margen|no (?:puedo|logro|sé cómo) (?:parar|cerrar)*|se (?:me )?está(?:n)? (?:vaciando|derritiendo|esfumando)|sigue (?:abriendo|comprando|vendiendo)|no deja de (?:abrir|comprar|vender)|no autoricé|auxilio|hacke*|no (?:puedo|logro|consigo|me deja) (?:entrar|acceder|ingresar|iniciar sesión)|no se (?:cierra|cierran)|(?:dinero|saldo) (?:ha )?(?:desaparec*)|(?:casi|ya) no (?:me )?queda margen',
    ),
    money: words('retir*|reembols*|devoluci*|devuel*|mi dinero|perd[íi] (?:todo|dinero)|cobr*'),
    complaint: words('queja*|reclam*|abogad*|estaf*|fraude|denunci*|policía|robo|robaron|cancel*'),
  },
  ar: {
    now: words('عاجل*|دلوقتي|فورا|فوراً|الآن|الان|حالا|حالاً|ضروري|طارئ|ساعدوني|بأسرع وقت|مستعجل'),
    soon: words('اليوم|غدا|غداً|قريبا|قريباً|بسرعة|الليلة|ما زلت أنتظر|هذا الأسبوع'),
    danger: words(
      '(?:أوقفوا|اوقفوا|وقفوا|أوقف|وقف|طفوا|طفي|سكروا) (?:البوت|الروبوت|التداول)|أوقفوه|اوقفوه|وقفوه|مارجن كول|نداء الهامش|الحقوني|الحقونا|(?:الحساب|الرصيد|حسابي|رصيدي) (?:يتصفر|بيتصفر|بيخسر|يذوب|بيضيع|يطير|قرب يصفر)|(?:مو قادر|مش قادر|ما قدرت|لا أستطيع|مش عارف) (?:أوقف|اوقف|أقفل|اقفل|إيقاف)*|مش راضي يقف|ما وافقت عليها|اخترق*|تهكر|(?:لا أستطيع|لا استطيع|مش قادر|مو قادر|ما أقدر|ما قدرت) (?:الدخول|أدخل|ادخل|أسجل الدخول)|(?:الصفقة|الصفقات|صفقتي|صفقاتي) (?:لا تغلق|لا تُغلق|ما تتقفل|ما تتسكر|مش بتتقفل)|(?:أموالي|فلوسي|رصيدي) (?:اختفت|اختفى|راحت|راح)|الهامش (?:قرب|أوشك|على وشك)*',
    ),
    money: words('سحب*|أسحب|اسحب|السحب|استرداد|استرجاع|أموالي|فلوسي|مالي|خسرت|خصم'),
    complaint: words('شكوى|أشتكي|محامي|نصب|احتيال|نصابين|الشرطة|سرقة|سرقتم|إلغاء'),
  },
  ru: {
    now: words('срочн*|немедленно|сейчас же|прямо сейчас|как можно скорее|помогите|не могу ждать'),
    soon: words('сегодня|завтра|скоро|быстро|быстрее|до сих пор жду|на этой неделе'),
    danger: words(
      '(?:остановите|вырубайте|вырубите|выключите|отключите|стопните) (?:его|бота|робота|торговлю|это|всё|все)|(?:бот*|робот*|торговл*) (?:остановите|выключите|отключите)|маржин ?колл*|(?:сч[её]т|депозит|баланс|деньги) (?:сливается|сливают|тает|тают|обнуляется|горит)|сливает (?:сч[её]т|депозит)|не могу (?:закрыть|остановить|выключить)|не останавливается|продолжает (?:открывать|покупать|продавать)|не открывал*|взлом*|караул|не могу (?:войти|зайти|попасть)|(?:сделк*|позици*|ордер*) (?:не закрыва*|висит|висят|зависл*)|(?:деньги|баланс|депозит) (?:пропали|исчезли|пропал|исчез)|маржи (?:почти|уже) (?:нет|не осталось)|почти не осталось маржи',
    ),
    money: words('вывести|вывод*|вывест*|верните|возврат*|мои деньги|потерял*|списал*|снять деньги'),
    complaint: words('жалоб*|жаловаться|адвокат*|юрист*|мошенни*|обман*|полици*|украл*|суд|отменить'),
  },
  de: {
    now: words(
      'dringend*|sofort*|umgehend|unverzüglich|jetzt gleich|so schnell wie möglich|notfall|eilt|helfen sie mir',
    ),
    soon: words('heute|(?<!guten )morgen|bald|schnell*|frist|warte immer noch|diese woche'),
    danger: words(
      '(?:bot|ding|roboter|ihn|alles) (?:bitte )?(?:sofort )?(?:stoppen|abschalten|ausschalten|anhalten)|(?:stoppt|stoppen sie|schaltet|schalten sie) (?:das ding|den bot|ihn|alles|das)|margin ?call|(?:kauft|verkauft|eröffnet) immer weiter|hört nicht auf|(?:guthaben|konto|depot) (?:schmilzt|läuft leer|geht gegen null)|lässt sich nicht (?:stoppen|schließen)|nicht (?:freigegeben|autorisiert)|gehackt|zwangsliquid*|(?:kann|komme) (?:mich )?nicht (?:mehr )?(?:einloggen|anmelden|rein|in mein konto)|ausgesperrt|(?:schließt|schließen) (?:sich )?nicht|(?:geld|guthaben) (?:ist )?(?:weg|verschwunden)|(?:kaum noch|fast keine) margin',
    ),
    money: words('auszahl*|abheben|rückerstatt*|erstatt*|mein geld|geld zurück|geld verloren|abgebucht|alles verloren'),
    complaint: words('beschwer*|anwalt|betrug|betrüger|abzocke|anzeige|polizei|gestohlen|kündig*'),
  },
  fr: {
    now: words('urgen*|immédiat*|tout de suite|au plus vite|dès que possible|aidez-moi|sans délai'),
    soon: words("maintenant|aujourd'hui|demain|ce soir|bientôt|vite|rapidement|délai|j'attends toujours|cette semaine"),
    danger: words(
      "(?:arrêtez|stoppez|coupez|débranchez) (?:le|ce|ça|tout|moi ça|immédiatement le) ?(?:robot|bot)?|arrêtez-le|stoppez-le|coupez-moi ça|au secours|appel de marge|margin call|va sauter|n'arrête pas (?:d'ouvrir|d'acheter|de vendre)|(?:solde|compte) (?:fond|se vide|est en train de)|continue (?:d'ouvrir|d'acheter|à ouvrir|à acheter)|(?:n'ai|pas) (?:pas )?autorisé|pirat*|n'arrive pas à (?:fermer|l'arrêter|couper|me connecter|accéder|entrer)|impossible de (?:me connecter|fermer|accéder)|ne se ferment? pas|(?:argent|solde) (?:a )?disparu|presque plus de marge",
    ),
    money: words("retrait*|retirer|rembours*|mon argent|perdu (?:tout|de l'argent|mon)|débité*|prélev*"),
    complaint: words('plainte*|réclam*|avocat*|arnaque*|fraude|escro*|police|volé*|résili*|annul*'),
  },
  it: {
    now: words('urgen*|immediat*|subito|il prima possibile|aiutatemi|emergenza'),
    soon: words('adesso|oggi|domani|stasera|presto|veloc*|scadenza|sto ancora aspettando|questa settimana'),
    danger: words(
      '(?:ferm(?:ate|a)|spegnete|bloccate|stoppate) (?:il|quel|questo|tutto)|fermatelo|spegnetelo|bloccatelo|margin call|(?:sta andando|va|andando) a zero|(?:si sta|sta) (?:svuotando|sciogliendo|azzerando|bruciando)|continua (?:a|ad) (?:comprare|aprire|vendere)|non si ferma|non (?:riesco a|posso) (?:chiudere|fermar)*|non ho autorizzato|hackerat*|non (?:riesco a|riesco ad|posso) (?:entrare|accedere)|non si chiud(?:e|ono)|(?:soldi|saldo) (?:sono |è )?(?:spariti|sparito|scomparsi|scomparso)|quasi senza margine',
    ),
    money: words('preliev*|prelevare|rimbors*|i miei soldi|perso (?:tutto|soldi|i)|addebit*|soldi indietro'),
    complaint: words('reclam*|avvocat*|truff*|frode|denunci*|polizia|rubat*|disdett*|annull*'),
  },
  pt: {
    now: words('urgen*|imediat*|agora mesmo|para já|o mais rápido possível|quanto antes|socorro|ajudem-me|emergência'),
    soon: words('hoje|amanhã|esta noite|em breve|rápido|rapidamente|prazo|ainda estou à espera|esta semana'),
    danger: words(
      'deslig(?:uem|ue|a|ar|em) (?:isso|isto|o robô|o bot|tudo)|par(?:em|a|ar|e) (?:o|esse|este) (?:robô|bot)|chamada de margem|margin call|(?:vai|está a|tá) (?:zerar|zerando|derretendo|quebrar)|abrindo (?:ordem|ordens|operações) sem parar|não para de (?:abrir|comprar|vender)|não consigo (?:fechar(?! os olhos)|parar|desligar)|não autorizei|hacke*|a derreter|não consigo (?:entrar|aceder|acessar|fazer login)|não (?:fecha|fecham)|(?:dinheiro|saldo) (?:desapareceu|sumiu)|quase sem margem',
    ),
    money: words('levant*|sacar|saque*|reembols*|meu dinheiro|perdi (?:tudo|dinheiro)|cobra*|devolv*'),
    complaint: words('queixa*|reclama*|advogad*|burla*|golpe|fraude|polícia|roub*|cancel*'),
  },
  hi: {
    now: words('तुरंत|तुरन्त|फौरन|फ़ौरन|अभी|जरूरी|ज़रूरी|अर्जेंट|जल्द से जल्द|मदद करो|turant|abhi|jaldi'),
    soon: words('आज|कल|जल्दी|जल्द|इस हफ्ते|इंतज़ार|इंतजार|aaj|kal'),
    danger: words(
      'बॉट (?:को )?(?:तुरंत |अभी )?(?:बंद|रोक) (?:करो|कीजिए|करें|कर दो|दो)|इसे (?:बंद|रोक) (?:करो|कीजिए|करें|दो)|(?:खाता|बैलेंस|पैसा) (?:खाली हो|घटता जा|डूब) रहा*|मार्जिन कॉल|(?:बंद|रुक) नहीं (?:हो )?रह*|मैंने नहीं लगाया|हैक|(?:bot|isko|ise) (?:ko )?(?:turant |abhi )?(?:band|rok) (?:karo|kardo|kar do|do)|(?:khali|zero) ho raha|kam hota ja raha|margin call|(?:band|ruk) nahi (?:ho )?rah*|लॉग(?:इन|िन| इन) नहीं (?:हो|कर)|(?:पोजीशन|ट्रेड|ऑर्डर) बंद नहीं|(?:पैसा|पैसे|बैलेंस) गायब|मार्जिन (?:लगभग )?खत्म|log ?in nahi (?:ho|kar)',
    ),
    money: words('निकाल*|विड्रॉल|विथड्रॉ*|रिफंड|वापस करो|मेरा पैसा|मेरे पैसे|पैसे डूब|पैसा डूब|paisa|paise'),
    complaint: words('शिकायत|वकील|धोखा*|ठग*|फ्रॉड|पुलिस|चोरी|रद्द'),
  },
  zh: {
    now: /紧急|立刻|立即|马上|现在就|尽快|十万火急|救命|急急|急需|快点/,
    soon: /今天|明天|今晚|很快|赶紧|还在等|本周|截止/,
    danger:
      /(?:停掉|关掉|关了|停了|停止)(?:机器人|它)|(?:快|赶紧|马上)(?:停|关)|爆仓|停不下来|关不掉|(?:一直|不停|还)在?开单|往下掉|被盗|盗号|不是我(?:下|授权)的?|(?:登录不了|登不上|无法登录|登不进去)|平不了仓?|平仓不了|(?:钱|余额|资金)(?:不见|没)了|保证金(?:快|就要)(?:没|不够)/,
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
