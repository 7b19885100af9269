import type { SpokenLanguage } from '#domain/languages.ts'
import { dangerKinds } from './danger-kinds.ts'

/** Any text between two words of one sentence; the second one starts at a word boundary. */
const gap = '[^.!?؟。！？\\n]{0,40}?(?<![\\p{L}\\p{M}])'

/** Phrases in which `~` is a gap and `*` ends a stem; words of alphabetic scripts have word boundaries. */
const phrases = (list: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${list
      .join('|')
      .normalize('NFKC')
      .replaceAll('*', '[\\p{L}\\p{M}]*')
      .replaceAll('~', gap)})(?![\\p{L}\\p{M}])`,
    'u',
  )

/**
 * An account in danger in plain words: money gone, no access, positions that do not close. Matched by sentence
 * (`urgency-words` has those that need none).
 */
const dangers: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: phrases([
    "won't let me (?:in|log|sign)|lost~access|login (?:is|was|gets|got) (?:rejected|refused|denied)|can't (?:\\p{L}+ )?stop (?:it|them|the|this)|account~show(?:s|ing) (?:nothing|zero)|stop button~(?:nothing|not|doesn't)",
    '(?:withdrew|took|stole) (?:everything|all)~(?:account|money)',
    '(?:equity|balance|account|deposit)~(?:at|to|near|is) (?:almost |nearly )?zero',
    '(?:trade|position|order)s? (?:are |is )?(?:still|keep|keeps) being opened',
    '(?:bot|robot|ea)~(?:although|even though|though|but)~(?:stopped|switched|turned|disabled)',
    '(?:stopped|switched off|turned off|disabled)~(?:bot|robot|ea|it)~(?:but|yet|still|keeps)',
    '(?:money|balance|funds|deposit|capital|equity)~(?:gone|vanished|disappeared|missing|wiped|drained)',
    'account~(?:is|was|been|got|being) (?:almost |nearly |completely )?(?:empty|emptied|drained|wiped|locked|blocked|hacked)',
    "(?:password|login|log ?in) (?:no longer|does not|doesn't|won't|isn't|stopped) ?work*",
    "(?:can't|cannot|can not|couldn't|unable to|not able to) (?:\\p{L}+ )?(?:get (?:back )?in|get (?:back )?into|sign in|access (?:my|the) account|open my account)",
    '(?:shut|kicked|thrown|logged) out of (?:my|the) account',
    'none of~(?:trade|position|order|deal)s?~closed?',
    '(?:trade|position|order|deal)s? (?:is|are|are all) still (?:open|running)',
    "(?:can't|cannot|couldn't|unable to|no way to) (?:\\p{L}+ )?close (?:it|them|my|the|this|these|a)",
    "(?:trade|position|order|deal)s?~(?:won't|can't|cannot|will not|refus*) (?:to )?(?:be )?clos*",
    "where(?: is|'s| are| has| did) (?:all )?my (?:money|balance|deposit|funds)(?: gone| go)?(?=\\W*$)",
  ]),
  es: phrases([
    'me ha(?:n)? (?:vaciado|robado|sacado)|perd(?:í|ido)~acceso|no (?:me )?queda nada~cuenta|no (?:encuentro|veo|aparece) mi (?:dinero|saldo)',
    '(?:bot|robot)~(?:aunque|pero)~(?:apag*|par[eé]|detuv*|desactiv*)',
    'saldo~(?:a cero|en cero|es cero)',
    'sin poder (?:entrar|acceder|cerrar*|iniciar sesión)',
    '(?:dinero|saldo|depósito|capital|fondos)~(?:desaparec*|esfum*|volado|se ha ido|se fue)',
    '(?:desaparec*|esfum*)~(?:dinero|saldo|depósito|capital|fondos)',
    'faltan? (?:la mitad|casi todo|parte|más de la mitad) (?:del|de mi|de los|el|mi)~(?:saldo|dinero|depósito|capital|fondos)',
    'cuenta~(?:vacía|bloqueada|a cero|en cero|vaciado)',
    '(?:contraseña|clave) (?:ya )?no (?:me )?(?:funciona|sirve|vale|entra)',
    '(?:posici[oó]n|posiciones|operaci[oó]n|operaciones|[oó]rdenes|orden)~(?:no (?:se )?cierr*|sigue* abiert*)',
    'no (?:hay forma|hay manera|puedo|consigo|logro|deja|me deja) (?:de )?cerrar*',
    'd[oó]nde est[aá] (?:todo )?mi (?:dinero|saldo|depósito)(?! (?:guardad|segur))',
  ]),
  de: phrases([
    'obwohl~(?:gestoppt|ausgeschaltet|abgeschaltet|deaktiviert)|(?:zugriff|zugang)~verloren|keinen (?:zugriff|zugang) mehr|(?:bot|roboter)~reagiert nicht mehr|alles weg|(?:konto|broker|guthaben)~(?<![\\d.,])0 (?:euro|dollar)',
    '(?:konto|guthaben)~(?:keinen?|kein) (?:cent|euro|dollar)|(?:keinen?|kein) (?:cent|euro|dollar)~(?:konto|guthaben)',
    '(?:konto|guthaben)~(?:bei|auf|gleich) null',
    '(?:geld|guthaben|einlage|kapital|kontostand|saldo)~(?:(?<!(?:dem|den|der) )weg|verschwunden|futsch)',
    '(?:die hälfte|ein teil|fast alles|fast das ganze)~(?:fehlt|verschwunden)',
    'konto~(?:leer|leergeräumt|gesperrt|gehackt|geplündert)',
    '(?:komme|kann)~nicht (?:mehr )?(?:in (?:mein|das|meinen)|auf mein|rein|hinein|einloggen|anmelden|zugreifen)',
    'passwort~(?:geht|funktioniert|stimmt) (?:plötzlich |auf einmal )?nicht',
    'lässt sich~nicht (?:mehr )?(?:schließen|stoppen|abschalten)',
    'lassen sich~nicht (?:mehr )?(?:schließen|stoppen)',
    '(?:position|positionen|trade|trades|order|orders)~(?:immer noch|noch immer|weiterhin) offen',
    'wo ist mein (?:geld|guthaben)(?! (?:denn )?(?:sicher|angelegt))',
  ]),
  fr: phrases([
    "(?:perdu l'|plus d'|plus l')accès|plus (?:rien|un centime|un euro|un sou)~compte|(?:vidé|piraté)~compte|ne peux (?:plus |rien |plus rien )(?:fermer|arrêter)|(?:trades?|positions?|ordres?)~restent? bloqu*",
    '(?:robot|bot)~(?:alors que|bien que|pourtant|malgré)~(?:arrêt*|éteint*|coup*|désactiv*)',
    '(?:argent|solde|dépôt|capital|fonds)~(?:disparu*|envolé*|volatilisé*)',
    '(?:disparu*|envolé*)~(?:argent|solde|dépôt|capital)',
    'compte~(?:vidé|vide|bloqué|à zéro|piraté)',
    "(?:ne (?:peux|parviens|arrive)|n'arrive|impossible)~(?:me connecter|accéder|rentrer|clôturer|fermer (?:la|les|ma|mes|cette|ces|une) (?:position|trade|ordre)*)",
    'mot de passe~ne (?:marche|fonctionne|passe) (?:plus|pas)',
    '(?:positions?|trades?|ordres?)~(?:ne se ferm*|(?:est|sont|reste|restent) (?:toujours |encore )ouvert*)',
    'où est (?:passé )?(?:tout )?mon argent(?! (?:gardé|placé|conservé))',
  ]),
  it: phrases([
    "perso l'accesso|(?:svuotat*|azzerat*)~conto|non c'è più (?:nulla|niente|un centesimo)~conto|(?:prelevato|rubato)~(?:soldi|denaro)|(?:apre|compra|vende)~senza (?:fermarsi|sosta)",
    '(?:robot|bot)~(?:anche se|benché|nonostante|ma)~(?:fermato|spento|disattivato)',
    '(?:soldi|saldo|deposito|capitale|denaro)~(?:sparit*|scompars*|svanit*)',
    '(?:sparit*|scompars*|svanit*)~(?:soldi|saldo|deposito|denaro|capitale)',
    'conto~(?:vuoto|svuotato|bloccato|azzerato|a zero)',
    'non (?:riesco|posso|mi lascia|mi fa)~(?:accedere|entrare|chiudere (?:la|le|il|i|una|questa) (?:posizion|operazion|ordin|trade)*|chiuderl*)',
    'password~non (?:funziona|va)',
    '(?:posizion[ei]|operazion[ei]|ordin[ei])~(?:non si chiud*|(?:è|sono|resta|restano) ancora apert*)',
    "(?:dov'è|dove sono) (?:finiti )?(?:i miei soldi|il mio denaro|il mio saldo)(?! (?:custodit|tenut|depositat))",
  ]),
  pt: phrases([
    'perdi (?:o )?acesso|não (?:há|tem|resta) (?:mais )?nada~conta|desapareceram~(?:conta|saldo)|sum(?:iu|iram)~(?:conta|saldo)|(?:conta|saldo)~zerou|zerou~(?:conta|saldo)',
    '(?:robô|bot)~(?:embora|mas|apesar|mesmo)~(?:parei|desliguei|desligado|parado)',
    '(?:dinheiro|saldo|depósito|capital)~(?:desapareceu|sumiu|sumiram|evaporou)',
    '(?:desapareceu|sumiu|sumiram)~(?:dinheiro|saldo|depósito|capital)',
    'conta~(?:vazia|zerada|bloqueada|a zero|invadida)',
    'não (?:consigo|posso|deixa|me deixa)~(?:entrar na|aceder|acessar|fechar (?:a|as|o|os|uma|essa|esta) (?:posiç|operaç|orde)*|fechá-l*)',
    '(?:senha|palavra-passe)~não (?:funciona|entra|dá)',
    '(?:posiç(?:ão|ões)|operaç(?:ão|ões)|ordem|ordens)~(?:não fech*|continua* abert*|ainda (?:está |estão )?abert*)',
    '(?:onde está|cadê|onde foi parar) (?:o )?meu (?:dinheiro|saldo)(?! (?:guardad|depositad))',
  ]),
  ru: phrases([
    '(?:потерял*|нет) доступ*|не могу~(?:отключить|выключить)|(?:сняли|вывели|списали) (?:вс[её]|все деньги|деньги)',
    '(?:сч[её]т*|баланс*|депозит*)~(?:ноль|нуль|нуле|нулевой)',
    '(?:робот|бот|советник)~(?:хотя|но)~(?:остановил*|выключил*|отключил*)',
    '(?:деньги|денег|баланс*|депозит*|сч[её]т*|средства)~(?:пропал*|исчез*|обнул*|пуст|пустой|украден*|слил*|заблокирован*|взломал*)',
    '(?:пропал*|исчез*|украли)~(?:деньги|денег|баланс*|депозит*|средства)',
    'не (?:могу|получается|удаётся|удается|выходит)~(?:зайти|войти|попасть|закрыть|остановить)',
    'не (?:пускает|даёт войти|дает войти)',
    'пароль~не (?:подходит|работает|принимает*)',
    '(?:сделк*|позици*|ордер*)~(?:не закры*|вс[её] ещ[её] открыт*|до сих пор открыт*|так и открыт*)',
    'где (?:все )?мои деньги(?! (?:хранятся|лежат))',
  ]),
  ar: phrases([
    'فقدت~(?:الوصول|الدخول|حسابي)|(?:حسابي|رصيدي|الرصيد)~صفر*',
    '(?:سحب|سحبوا|سرق|سرقوا)~(?:كل|جميع) (?:أموالي|اموالي|رصيدي|المبلغ)',
    '(?:الروبوت|البوت)~(?:رغم|مع أن|مع أنني)~(?:أوقفته|اوقفته|إيقافه)',
    '(?:أموالي|اموالي|فلوسي|رصيدي|الرصيد|المال|إيداعي|ايداعي)~(?:اختف*|ضاع*|راح*|تبخر*)',
    '(?:اختفى|اختفت|ضاع|ضاعت|راح|راحت|تبخر*)~(?:رصيد*|أموال*|اموال*|فلوس*|مالي|إيداع*|المبلغ)',
    '(?:لا أستطيع|لا استطيع|لم أستطع|ما أقدر|ما اقدر|مش قادر|مو قادر|لا يمكنني|تعذر علي)~(?:الدخول|أدخل|ادخل|تسجيل الدخول|إغلاق*|اغلاق*|أقفل*|اقفل*|أغلق*|اغلق*)',
    'كلمة (?:السر|المرور)~(?:لا تعمل|ما تشتغل|مش شغالة|لا تقبل|لم تعد تعمل)',
    '(?:الصفقات|صفقاتي|الصفقة|صفقتي|المراكز)~(?:ما زالت مفتوحة|لا تزال مفتوحة|لسه مفتوحة|لا تغلق|لا تُغلق|لم تغلق)',
    '(?:أين|اين|وين|فين) (?:أموالي|اموالي|فلوسي|رصيدي)',
    '(?:حسابي|الحساب)~(?:فارغ|فاضي|مقفل|محظور|مخترق|مغلق)',
  ]),
  hi: phrases([
    '(?:खाते में|बैलेंस|बैलेन्स)~(?:ज़ीरो|जीरो|शून्य)',
    '(?:किसी ने|सारे|सारा) (?:सारे |सारा )?(?:पैसे|पैसा) निकाल*',
    '(?:बॉट|रोबोट)~(?:बंद किया|रोका)~(?:फिर भी|लेकिन)',
    '(?:पैसा|पैसे|बैलेंस|रकम|डिपॉज़िट|डिपॉजिट)~(?:गायब|ग़ायब|खत्म हो गय*|ख़त्म हो गय*|उड़ गय*|चला गया|चले गए)',
    '(?:लॉगिन|लॉग इन|लॉगइन)~(?:नहीं|नही)',
    'पासवर्ड~(?:काम नहीं|नहीं चल|गलत बता)*',
    '(?:ट्रेड|पोजीशन|पोज़ीशन|सौदा|सौदे)~(?:बंद नहीं|अभी भी खुल*|अब भी खुल*)',
    '(?:मेरा पैसा|मेरे पैसे) (?:कहाँ|कहां) (?:गया|गए|है|हैं)(?! सुरक्षित)',
    'खाता~(?:खाली हो गया|लॉक (?:हो गया|कर दिया)|ब्लॉक (?:हो गया|कर दिया)|हैक हो)',
  ]),
  zh: new RegExp(
    [
      '(?:(?<![亏赚])钱|余额|资金|本金|存款)[^。！？!?]{0,12}(?:没了|不见|消失|少了|归零|清零)',
      '登[录陆]?不(?:上|了|进)|进不去|无法(?:登录|登陆|进入账户|平仓)|密码(?:不对|错误|失效|用不了)',
      '(?:仓位|持仓|单子|订单)[^。！？!?]{0,10}(?:平不|还开着|关不|无法平|没平)',
      '被锁(?:在|住|了)|(?:账户|余额)[^。！？!?]{0,6}(?:变成|成了|只有|是)零|失去[^。]{0,4}访问',
      '(?:机器人|ea)[^。！？]{0,10}(?:停|关)[^。！？]{0,10}(?:还(?!是)|仍)|(?:停|关)[^。！？]{0,6}(?:机器人|ea)[^。！？]{0,8}(?:还在|仍|继续)',
      '我的钱(?:呢|去哪|到哪)|账[户号][^。！？!?]{0,8}(?:空了|被锁|被封|清零)',
    ].join('|'),
    'u',
  ),
}

/** About somebody else or another time, so not urgent. */
const ofOthers = new RegExp(
  `${
    phrases([
      'friend*|(?:another|other|old|last|former|first|different) (?:robots?|bots?|eas?|brokers?|company|firm|account|one)|previous*|last (?:year|month)|competitor*|i read|forum|in 20\\d\\d|(?:years|months) ago|used to|people',
      'foro|he leído|leí|competencia|amig[oa]s?|otr[oa]s? (?:robots?|bots?|empresas?|brokers?)|antes|el año pasado|hace años',
      'forum|gelesen|konkurren*|freund*|bekannte*|ander(?:er|en|es|e) (?:robot|bot|anbieter|broker)*|damals|früher|letztes jahr',
      "forum|j'ai lu|concurrent*|ami|amie|amis|autre (?:robot|société|courtier)|avant|auparavant|année dernière|il y a des années",
      'forum|ho letto|concorrent*|amic[oi]|vecchio|nel 20\\d\\d|un altro|altri|prima|anno scorso|anni fa',
      'fórum|li que|concorrent*|outr[oa]s? (?:robôs?|bots?|empresas?|corretoras?)|antes|ano passado|anos atrás',
      'форум*|читал*|прочита*|конкурент*|друг*|друзья*|знаком*|друго(?:й|го|м) (?:робот|бот|брокер)*|раньше|в прошлом году',
      'منتدى|قرأت|صديق*|صاحب*|روبوت آخر|شركة أخرى|من قبل|سابقا|العام الماضي',
      'दोस्त*|दूसर* (?:रोबोट|बॉट|कंपनी)|पहले|पिछले साल',
    ]).source
  }|朋友|别的|其他(?:机器人|公司|平台)|以前|之前|去年`,
  'u',
)

/** From one amount to another: `the balance went from 4,000 to 300`. */
const fall =
  /(?:from|von|de|da|с|من|从|से)\s+\D{0,3}([\d][\d.,\s]*)\D{0,12}?\s(?:to|auf|a|à|para|до|إلى|到|पर)\s+\D{0,3}([\d][\d.,]*)/u
const falling =
  /balance|account|equity|saldo|cuenta|konto|guthaben|kontostand|solde|compte|conto|conta|баланс|сч[её]т|депозит|رصيد|حساب|बैलेंस|खात|余额|账户/u
const digits = (amount = '') => Number(amount.replaceAll(/\D/g, ''))

/** True if a balance fell to half or less. */
function hasFallen(sentence: string): boolean {
  const [, before, after] = fall.exec(sentence) ?? []
  return after !== undefined && falling.test(sentence) && digits(after) * 2 <= digits(before)
}

/** Hypothetical: a question about danger, or a thought of it. */
const supposing =
  /^[\s,«"]*(?:and |y |und |e |а |и )?(?:if|in case|suppose|wenn|falls|si|se|caso|если|إذا|لو|अगर|यदि|如果|万一|要是)(?!\p{L})/u

const sentences = (text: string) => text.split(/\.(?!\d)|[!。！\n¿¡]+|(?<=[?？؟])/u)

/** In longer sentences, where a question may follow a statement, each clause is examined separately. */
const maxTogether = 110
const clausesOf = (sentence: string, isQuestion: boolean) =>
  sentence.length > maxTogether || isQuestion ? sentence.split(/[,;:،；，：–—]/u) : [sentence]
/** How far into a clause its question may begin. */
const maxGreeting = 14

function isOfKind(sentence: string, language: SpokenLanguage): boolean {
  const { kinds, asking } = dangerKinds[language]
  const isQuestion = /[?？؟]\s*$/u.test(sentence)
  const isAsking = (clause: string) => {
    const found = isQuestion ? asking.exec(clause) : null
    return found !== null && found.index <= maxGreeting
  }
  return clausesOf(sentence, isQuestion).some(
    (clause) => !isAsking(clause) && kinds.some((parts) => parts.every((part) => part.test(clause))),
  )
}

/** True if a text in one of these languages (in lower case) says that the writer's own account is in danger now. */
export const isInDanger = (text: string, languages: readonly SpokenLanguage[]): boolean =>
  sentences(text).some(
    (sentence) =>
      (languages.some((language) => dangers[language].test(sentence) || isOfKind(sentence, language)) ||
        hasFallen(sentence)) &&
      !ofOthers.test(sentence) &&
      !supposing.test(sentence),
  )
