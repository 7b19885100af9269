import type { SpokenLanguage } from '#domain/languages.ts'
import { words } from './urgency-words.ts'

/** Parts that occur in one sentence, in any order. */
type Kind = readonly RegExp[]

/**
 * An account in danger by subject (access, orders, money, a margin, a robot) and event, anywhere in the sentence.
 * `account-danger` has fixed phrases. A general question (`asking`) is no danger.
 */
type Kinds = { readonly kinds: readonly Kind[]; readonly asking: RegExp }

const zh = (pattern: RegExp): RegExp => pattern

const en = {
  mine: words("i|i'm|i've|i'd|my|me|mine|we|we're|we've|our|us"),
  trade: words('trade|trades|trading|position|positions|order|orders|lot|lots|deal|deals|buys?|sells?'),
  money: words(
    'money|balance|funds|deposit|capital|equity|account|savings|dollars|euros|cash|everything|\\$ ?\\d[\\d,.]*|\\d[\\d,.]* ?(?:usd|\\$|k)',
  ),
}
const es = {
  mine: words('mi|mis|me|mí|mío|mía|yo|tengo|nuestr*|nos|he|estoy'),
  trade: words('operaci[oó]n|operaciones|posici[oó]n|posiciones|[oó]rdenes|orden|trades?|lotes?|compras|ventas'),
  money: words(
    'dinero|saldo|fondos|dep[oó]sito|capital|cuenta|plata|ahorros|d[oó]lares|euros|todo|\\d[\\d.,]* ?(?:usd|\\$|€)',
  ),
}
const ru = {
  mine: words('я|мой|моя|мо[её]|мои|моего|моей|моих|моём|меня|мне|мной|у нас|нам|наш*'),
  trade: words('сделк*|позици*|ордер*|лот|лоты|лотов|лота'),
  money: words(
    'деньг*|денег|баланс*|депозит*|сч[её]т*|средств*|капитал*|долларов|евро|рублей|вс[её]|\\d[\\d., ]* ?(?:\\$|usd)',
  ),
}
const ar = {
  trade: words(
    '(?:ال)?(?:صفقات|صفقة|مراكز|اوامر|أوامر|لوتات|عمليات)|صفقاتي|صفقتي|(?:ب|و|لل)?(?:الصفقات|الصفقة)|صفقه|الصفقه',
  ),
  money: words(
    '(?:و|ف)?(?:رصيدي|الرصيد|حسابي|الحساب|أموالي|اموالي|فلوسي|مالي|المال|المبلغ|إيداعي|ايداعي|الإيداع|مدخراتي|رأس مالي|كل شيء|كل شي)',
  ),
}

export const dangerKinds: Readonly<Record<SpokenLanguage, Kinds>> = {
  en: {
    asking: words(
      'how|what|which|when|do|does|can|could|would|will|is it|are there|has (?:it|the bot|anyone|anybody)|did (?:it|anyone)|have you',
    ),
    kinds: [
      [
        words('(?:switched|turned|shut) (?:\\p{L}+ ){0,3}(?:off|down)|stopped|disabled|paused|removed|deactivated'),
        words(
          'bought|sold|opened|opening|buying|selling|trading|added|adding|placed|placing|(?:another|new|more|fresh) (?:trade|order|position|lot|buy|sell)s?',
        ),
        words('bot|robot|ea|expert|it|system|algo|program'),
      ],
      [
        words('stop|stop[ -]?loss|take profit|order|orders|close command'),
        words(
          "ignored|ignores|skipped|(?:didn't|did not|never|not|hasn't) (?:\\p{L}+ )?(?:trigger|triggered|fire|fired|execute|executed|filled|work|worked|kick in|hit)",
        ),
        words('price|platform|broker|loss|through|past|account|trade|position|losing'),
      ],
      [
        en.money,
        words('only|just|left|remains?|remaining|shows?|showing|says|reads|displays'),
        words('(?:\\$ ?|€ ?)\\d{1,3}|\\d{1,3}(?:[.,]\\d\\d)? ?(?:dollars|usd|\\$|euros?|€|cents?)'),
        words('my|our'),
      ],
      [
        words(
          "no access|access (?:is |was )?(?:denied|revoked|blocked)|(?:can't|cannot|can not|couldn't|unable to|won't let (?:me|us)|(?:won't|doesn't|does not|refuses to) (?:take|accept)|doesn't let (?:me|us)|not letting (?:me|us)) (?:\\p{L}+ )?(?:log|sign|get|access|enter|reach|open|connect|see)|(?:login|log-in|sign-in|password|pin) (?:\\p{L}+ )?(?:fails?|failed|failing|error|rejected|refused|wrong|invalid|incorrect|changed)|invalid (?:password|account|credentials|login)|authori[sz]ation failed|logged (?:me|us) out|(?:kicked|threw|thrown|shut|locked) (?:me |us )?out|lost (?:my |the )?(?:access|connection|login)|(?:is|are|was|been|got|gets) (?:suddenly )?(?:blocked|suspended|frozen|disabled|locked|restricted|closed by)",
        ),
        words('account|accounts|login|password|terminal|platform|mt ?[45]|metatrader|server|profile|in'),
        en.mine,
      ],
      [
        en.trade,
        words(
          "(?:won't|don't|doesn't|didn't|not|refuse to|refuses to|never|isn't|aren't) (?:\\p{L}+ )?(?:close|closed|closing)|(?:can't|cannot|can not|couldn't|unable to|impossible to|trying to|no way to) (?:\\p{L}+ )?(?:close|exit|get out|stop|cancel)|stuck|frozen|hanging|still (?:open|running|there|active)|remain open|no (?:reaction|response)|does nothing|doesn't react|greyed out",
        ),
      ],
      [
        en.money,
        words(
          'gone|vanished|disappear*|missing|wiped|evaporat*|drained|draining|emptied|cleaned out|cleared out|nothing left|nothing is left|negative|minus|below zero|stolen|robbed|shows? (?:0|zero|nothing)|(?:is|at|to|on|hit|near|almost) (?:0|zero|nothing)|hardly anything|next to nothing|fell|off a cliff|tank*|nosediv*|bleeding|melting|shrinking|dropping|falling|plummet*|collaps*|crash*',
        ),
        words("my|our|me|i've|i'm|we've|mine|it's all|all of it"),
      ],
      [
        words(
          "someone|somebody|a stranger|stranger|unknown|hacker*|not me|wasn't me|without (?:my|me|our|asking|permission)|i (?:did not|didn't|never|don't|have not|haven't) (?:\\p{L}+ )?(?:open|opened|place|placed|make|made|order|ordered|request|requested|authori[sz]e*|approve|approved|recogni[sz]e|start|started|know)|behind my back|don't recogni[sz]e|unauthori[sz]ed|strange",
        ),
        words(
          'trades?|positions?|withdraw*|withdrew|transfer*|orders?|log(?:s|ged|ging)?(?:-| )?in|log ?ins?|device|password|payout|account',
        ),
        en.mine,
      ],
      [
        words('bot|robot|ea|expert|software|system|it|algorithm'),
        words(
          "out of control|gone (?:mad|crazy|wild|haywire)|going (?:mad|crazy|wild|haywire)|(?:every|each) (?:few )?(?:minute|second|seconds|minutes)|one after (?:another|the other)|ignores? (?:my|the|me|every)|(?:even though|although|after|but) (?:\\p{L}+ ){0,3}(?:stopped|switched|turned|disabled|paused|removed)|keeps? (?:on )?(?:trading|opening|buying|selling|adding|doubling|losing|piling|stacking|placing)|(?:won't|doesn't|didn't|not) (?:\\p{L}+ )?(?:stop|stopping|switch|turn)|can't (?:\\p{L}+ )?(?:stop|switch|turn|shut)|non-?stop|doubl\\p{L}+",
        ),
        words('open*|buy*|sell*|orders?|positions?|trad*|lots?|stop*|switch*|turn*|losing|losses|off'),
      ],
      [
        words('margin level|free margin|margin|stop ?out|stop-out|liquidat*|margin call'),
        words(
          'now|right now|almost|nearly|about to|close to|left|dropp*|fall*|fell|under|below|minutes?|negative|red|stopped out|hit|getting|any (?:minute|moment|second)|\\d+ ?%|warning|alert',
        ),
        en.mine,
      ],
      [
        words(
          'losing|lost|lose|loss|losses|down|bleeding|burning|burned|burnt|dropped|in the red|fallen|minus|drawdown',
        ),
        words(
          'every (?:minute|hour|second)|(?:per|an|by the|a) (?:minute|hour|second)|right now|as we speak|while i (?:write|type|sleep|slept)|within (?:minutes|an hour|hours)|overnight|in (?:one|a single|two|three) (?:nights?|days?|hours?)|since (?:this|last|yesterday|midnight)|half (?:of )?(?:my|our)|[3-9]\\d ?(?:%|percent)|all (?:of )?(?:my|our)|most of (?:my|our)|nearly all|almost all',
        ),
        en.mine,
      ],
    ],
  },
  es: {
    asking: words('(?:cómo|qué|cuál|cuándo|cuánt*|puede|pueden|podría*|es posible|hay|suele*|alguna vez|se puede)'),
    kinds: [
      [
        words('apagu[ée]|apagado|par[ée]|parado|detuve|detenido|desactiv*|paus*|quit[ée]|desconect*'),
        words(
          'compr[óo]|compra|compró|vendi[óo]|abri[óo]|abierto|abre|abrió|metió|sigue|otr[oa] (?:lote|operación|orden|compra|venta)',
        ),
        words('bot|robot|programa|ea|asesor|sistema|él'),
      ],
      [
        words('stop|stop[ -]?loss|orden|[oó]rdenes|take profit'),
        words('ignor*|no (?:\\p{L}+ )?(?:salt*|ejecut*|funcion*|activ*|respet*)'),
      ],
      [
        es.money,
        words('solo|sólo|apenas|quedan?|marca|muestra|indica|aparecen?|pone|dice'),
        words('(?:\\$ ?|€ ?)\\d{1,3}|\\d{1,3}(?:[.,]\\d\\d)? ?(?:d[oó]lares|usd|\\$|euros?|€|c[eé]ntimos|centavos)'),
        words('mi|mis|me|cuenta|saldo'),
      ],
      [
        words(
          'sin acceso|acceso (?:denegado|bloqueado)|no (?:\\p{L}+ )?(?:puedo|consigo|logro|deja|permite) (?:\\p{L}+ )?(?:entrar|acceder|ingresar|conectar*|iniciar)|no (?:me )?(?:reconoce|acepta)|(?:contraseña|clave|usuario) (?:\\p{L}+ )?(?:incorrect*|inválid*|errónea|cambi*|rechaz*|caduc*)|(?:dice|sale|pone) (?:que )?(?:la )?(?:contraseña|clave|cuenta)|(?:está|quedó|han|ha|fue|aparece) (?:\\p{L}+ )?(?:bloquead*|suspendid*|congelad*|deshabilitad*|cerrad* por|restringid*)|me (?:ha(?:n)? )?(?:echado|expulsado|sacado|bloqueado|bloquearon|echa|expulsa|saca)',
        ),
        words('cuenta|contraseña|clave|plataforma|terminal|mt ?[45]|metatrader|perfil|usuario|sesión|acceso'),
        es.mine,
      ],
      [
        es.trade,
        words(
          'no (?:\\p{L}+ )?(?:cierra*|cerrar*|cierre*|responde*|obedece*|deja*)|(?:sigue*|siguen|continúa*|está*|quedan?|quedaron|permanece*) (?:\\p{L}+ )?(?:abiert*|atascad*|colgad*|congelad*|bloquead*|trabad*)|(?:no (?:puedo|consigo|logro|hay manera de|hay forma de)|imposible) (?:\\p{L}+ )?(?:cerrar*|salir|cancelar*|parar*)|atascad*|colgad*|trabad*',
        ),
      ],
      [
        es.money,
        words(
          'desaparec*|esfum*|evapor*|volatiliz*|se ha ido|se fue|no est[áa]|no queda*|vaci*|vacía|vacío|robad*|robaron|en negativo|negativ*|en rojo|a cero|en cero|cero|en (?:0|nada)|falta*|baja sin parar|cae sin parar|cayendo|bajando|derrit*|se hunde|hundiendo|sangrando',
        ),
        words('mi|mis|me|nuestr*|mío'),
      ],
      [
        words(
          'alguien|han (?:entrado|cambiado|retirado|sacado|accedido)|desde otr[oa] (?:país|ciudad|dispositivo)|un desconocido|desconocid*|hacker*|jaque*|no (?:fui|he sido) yo|yo no (?:fui|he sido)|me (?:han )?cambi\\p{L}+|sin (?:mi|que yo|avisar*|permiso|consentimiento|autorización)|(?:yo )?(?:no|nunca) (?:las? |los? |la )?(?:he )?(?:abr[íi]|abierto|hice|hecho|orden[ée]|ordenado|ped[íi]|pedido|solicit*|autori*|aprob*|reconozco|puse|puesto)|ajen*|extrañ*',
        ),
        words(
          'operaci*|posici*|retir*|retirada|transfer*|[oó]rden*|inici*|entr[óo]|dispositivo|contraseña|clave|cuenta|sesión|movimiento*',
        ),
      ],
      [
        words('bot|robot|programa|sistema|asesor|ea|algoritmo'),
        words(
          'fuera de control|descontrolad*|se (?:ha )?(?:vuelto|volvió) loco|enloquec*|cada (?:minuto|segundo|pocos)|una tras otra|uno tras otro|sin parar|no (?:para|se detiene|deja|se apaga|obedece|responde)|no (?:puedo|consigo|logro|hay manera de|hay forma de) (?:parar*|detener*|apagar*)|(?:aunque|pese a que|a pesar de|y eso que|pero) (?:\\p{L}+ ){0,3}(?:par[ée]|apagu[ée]|apagado|detuv*|detenido|desactiv*|paus*|parado)|sigue (?:operando|abriendo|comprando|vendiendo|perdiendo)|dobla*|duplica*',
        ),
      ],
      [
        words('margen|margin call|stop ?out|liquid*'),
        words(
          'ahora|casi|a punto|queda*|baja*|baj[óo]|cae|cay[óo]|por debajo|minutos?|negativ*|rojo|aviso*|alerta*|\\d+ ?%|llamada',
        ),
        es.mine,
      ],
      [
        words(
          'comió|comido|tragó|tragado|perdiendo|perd[íi]|perdido|pierde|pierdo|p[ée]rdida*|bajando|cay[óo]|caído|en rojo|hund*',
        ),
        words(
          'cada (?:minuto|hora|segundo)|por (?:minuto|hora|segundo)|ahora mismo|mientras (?:escribo|les escribo|dormía)|en (?:minutos|una hora|pocas horas|una noche|una sola noche|un día|dos días)|de la noche a la mañana|esta (?:noche|mañana)|desde (?:ayer|anoche|esta)|(?:la )?mitad de (?:mi|mis|la)|[3-9]\\d ?(?:%|por ciento)|casi todo|todo mi|toda mi',
        ),
        words('mi|mis|me|he|estoy|llevo|nuestr*|cuenta'),
      ],
    ],
  },
  ru: {
    asking: words(
      '(?:как|что будет|какой|какая|какие|когда|сколько|может ли|могут ли|можно ли|бывает|бывает ли|бывают ли|возможно ли|закрывает ли|случалось ли)',
    ),
    kinds: [
      [
        words(
          'остановил*|выключил*|отключил*|на паузе|паузу|снял*|после (?:остановки|отключения|выключения)|отключ[её]н|выключен|остановлен',
        ),
        words(
          'купил*|продал*|открыл*|открывает|покупает|прода[её]т|торгует|поставил|ещ[её] (?:лот|сделк*|один|одну)|нов\\p{L}+ (?:сделк|ордер|позици)*',
        ),
        words('бот|робот|советник|программа|он|она|система|сам|сама'),
      ],
      [
        words('стоп|стоп-лосс|стоп лосс|стопы|ордер*|защита'),
        words('не (?:\\p{L}+ )?(?:сработал*|исполн*|срабатыва*)|проигнорир*|игнориру*'),
      ],
      [
        ru.money,
        words('только|всего|лишь|остал*|показывает|пишет'),
        words('\\$ ?\\d{1,3}|\\d{1,3}(?:[.,]\\d\\d)? ?(?:доллар*|usd|\\$|евро|€|цент*|рубл*)'),
        words('у меня|мой|мо[её]м|меня|мне|мо[её]|сч[её]т*|баланс*'),
      ],
      [
        words(
          'нет доступа|доступ (?:закрыт|заблокирован|запрещ[её]н)|не (?:\\p{L}+ )?(?:могу|можем|получается|удаётся|удается|выходит|да[её]т) (?:\\p{L}+ )?(?:зайти|войти|попасть|открыть|подключиться|авторизоваться|залогиниться)|не пускает|(?:пароль|логин) (?:\\p{L}+ )?(?:неверн*|не подош[её]л|не подходит|сменили|изменили|поменяли|сброшен)|неверный (?:пароль|логин)|выкинуло|выбросило|выкидывает|вылетел* из|заблокирова*|заморозили|заморожен*|отключили|закрыли доступ|отключ[её]н*|приостановл*',
        ),
        words('вход|сч[её]т*|кабинет*|аккаунт*|терминал*|mt ?[45]|метатрейдер*|парол*|логин*|платформ*|доступ*'),
      ],
      [
        ru.trade,
        words(
          'не (?:\\p{L}+ )?(?:закры*|закрой*|реагиру*|снима*|останавлива*)|(?:зависл*|зависа*|висят|висит|застрял*|заморожен*)|(?:вс[её] ещ[её]|до сих пор|так и|по-прежнему|остаются|осталась|остались) (?:\\p{L}+ )?(?:открыт*|вис*|актив*)|(?:невозможно|нельзя|не могу|не можем|не получается|не удаётся|не удается|никак) (?:\\p{L}+ )?(?:закры*|выйти|отменить|остановить)',
        ),
      ],
      [
        ru.money,
        words(
          'пропал*|исчез*|испарил*|испарился|улетел*|ушли в ноль|обнул*|пуст|пусто|пустой|украден*|украли|увели|слит|слил*|сливает*|в минус*|минус*|отрицательн*|ноль|нуля|нулю|нуле|по нулям|нету|не осталось|ничего не осталось|тает|тают|уходит|уходят|горят|падает|рухнул*|недоста[её]т|не хватает половины',
        ),
        words('мой|моя|мо[её]|мои|моего|моей|моих|моём|меня|мне|у нас|наш*'),
      ],
      [
        words(
          'кто-то|кто то|(?:вошли|зашли|сменили|поменяли|вывели|сняли) (?:в |мой |мне |мои |с )|чуж*|неизвестн*|посторонн*|хакер*|взлом*|это (?:был )?не я|без моего (?:ведома|согласия|разрешения)|без спроса|я (?:ничего |этого |их |её |его |никакой |никаких |такой |таких )?не (?:открыва*|заказыва*|делал*|выводил*|запрашива*|отправля*|разреша*|одобря*|меня*|созда*)|не мо[яиё]|подозрительн*',
        ),
        words(
          'сделк*|позици*|вывод*|вывел*|вывели|перевод*|перев[её]л*|ордер*|вош[её]л|вход*|заш[её]л|устройств*|парол*|сч[её]т*|аккаунт*|кабинет*|списани*|заявк*',
        ),
      ],
      [
        words('бот|бота|робот|робота|советник|программа|алгоритм|система'),
        words(
          'вышел из-под контроля|сошёл с ума|сошел с ума|взбесил*|глючит|кажд(?:ую|ые|ую) (?:минут*|секунд*|пару)|одну за другой|один за другим|без остановки|не (?:останавливается|выключается|отключается|слуша*|реагиру*)|не могу (?:\\p{L}+ )?(?:остановить|выключить|отключить)|(?:хотя|но|а) (?:\\p{L}+ ){0,3}(?:остановил*|выключил*|отключил*|поставил* на паузу|нажал*|снял*)|продолжает (?:\\p{L}+)|вс[её] равно (?:торгу*|откры*|покупа*|прода*)|удваива*',
        ),
      ],
      [
        words('марж*|стоп[ -]?аут*|стопаут*|ликвидац*|маржин*|уровень'),
        words(
          'сейчас|почти|вот-вот|остал*|падает|упал*|ниже|минут*|минус*|предупрежд*|\\d+ ?%|близк*|скоро|на грани|грозит|пришло',
        ),
        words('я|у меня|меня|мне|мой|мою|мои|моём|сч[её]т*|остал*'),
      ],
      [
        words('теряю|теряем|потерял*|потеря*|минус*|просадк*|убыт*|слил*|сливает*|просел*|упал*|падает'),
        words(
          '(?:кажд(?:ую|ый|ые)) (?:минут*|час*|секунд*)|в (?:минуту|час|секунду)|прямо сейчас|пока (?:я )?пишу|за (?:минуты|час|ночь|одну ночь|день|пару|несколько|два)|с утра|с вечера|со вчерашнего|половин*|[3-9]\\d ?(?:%|процент*)|почти вс[её]|все мои|вс[её] мо[её]',
        ),
        words('я|у меня|меня|мне|мой|моя|моего|моих|мо[её]|депозит*|сч[её]т*'),
      ],
    ],
  },
  ar: {
    asking: words('(?:هل|كيف|ما هي|ما هو|متى|كم|وش|ايش|شو|ازاي)'),
    kinds: [
      [
        words('أوقفت*|اوقفت*|وقفت*|طفيت*|أطفأت*|سكرت*|عطلت*|إيقاف*|موقف|متوقف'),
        words('فتح|اشترى|شرى|باع|يفتح|يشتري|يبيع|يتداول|شغال|دخل|(?:صفقة|صفقات) (?:جديدة|ثانية|أخرى|زيادة)'),
        words('(?:ال|هال)?(?:روبوت|بوت|برنامج|خبير|نظام)'),
      ],
      [
        words('(?:ال)?(?:ستوب|وقف الخسارة|ستوب لوس|أمر|اوامر|أوامر)'),
        words('(?:ما|لم|لا|مو|مش) (?:\\p{L}+ )?(?:اشتغل|يعمل|يشتغل|ينفذ|تنفذ|اتنفذ|انضرب|تفعل|يتفعل)|تجاهل*'),
      ],
      [
        words('(?:و|ف)?(?:حسابي|الحساب|رصيدي|الرصيد|أموالي|اموالي|فلوسي)'),
        words('نزل|هبط|طاح|انهار|تراجع|خسر|صار|أصبح|اصبح|باقي|بقي|بقى|يظهر|يبين|فيه'),
        words('(?:ب|في |خلال )?(?:ليلة|يوم واحد|ساعة|ساعات|دقائق)|\\d{1,3} ?(?:دولار|\\$|يورو)|صفر'),
      ],
      [words('(?:بيانات|معلومات) الدخول|الدخول|اسم المستخدم'), words('غير صحيح*|خطأ|خاطئ*|غلط|مرفوض*')],
      [
        words(
          '(?:لا|ما|مو|مش|لم|لن|غير) ?(?:\\p{L}+ )?(?:أستطيع|استطيع|أقدر|اقدر|قادر|قدرت|يمكنني|أتمكن|اتمكن|يسمح|يقبل|يفتح|عارف|راضي|أعرف|يدخلني|يخليني)|تعذر|ممنوع|رفض الدخول|رفض|بدون وصول|طلعني|طردني|انحظر|محظور|مجمد|تجمد*|موقوف|أوقفوا|اوقفوا|مقفول|انقفل|تقفل|حظروا|جمدوا',
        ),
        words('(?:ب|ل|لل|في )?(?:حسابي|الحساب|المنصة|منصة|ميتاتريدر|الدخول)|أدخل|ادخل|دخول'),
      ],
      [
        words('كلمة (?:السر|المرور)|الباسورد|الرقم السري'),
        words('تغيرت|غيروها|غيرها|خاطئة|غلط|ما تشتغل|لا تعمل|مرفوضة|انرفضت'),
      ],
      [
        ar.trade,
        words(
          '(?:لا|ما|مو|مش|لم|لن|ماعم|مارضي) ?(?:\\p{L}+ )?(?:تغلق|تُغلق|تتقفل|تتسكر|تنقفل|تقفل|تسكر|يغلق|إغلاق*|اغلاق*|أغلق*|اغلق*|أقفل*|اقفل*|أسكر*|اسكر*|تستجيب)|معلقة|عالقة|علقت|معلّقة|(?:ما زالت|مازالت|لا تزال|لسه|لسا|للحين|ما تزال|بقيت|ظلت) (?:\\p{L}+ )?(?:مفتوح*|شغال*)|(?:مستحيل|صعب) (?:إغلاق|اغلاق|أقفل|اقفل)',
        ),
      ],
      [
        ar.money,
        words(
          'اختف*|ضاع*|راح|راحت|طار|طارت|تبخر*|صفر|بالصفر|للصفر|صفرا|تصفر*|انسرق*|سرق*|سُرق*|انمسح|ناقص|ناقصة|ينزل بسرعة|يذوب|يتآكل|بالسالب|سالب|خلص|خلصت|فاضي|فارغ|ولا شيء|لم يبق|ما بقى|ما بقي|نزل إلى|انهار',
        ),
      ],
      [
        words(
          'غيروا|دخلوا|سحبوا|انسحب|بغير علمي|أحد|احد|أحدهم|احدهم|شخص|حد غيري|واحد غيري|غريب*|مجهول*|هكر*|مخترق|اخترق|بدون (?:علمي|إذني|اذني|موافقتي)|دون (?:علمي|إذني|اذني|موافقتي)|من غير (?:علمي|إذني|اذني|ما أعرف)|(?:لم|ما) (?:أفتح*|افتح*|فتحت*|أطلب*|اطلب*|طلبت*|أوافق*|اوافق*|وافقت*|أنفذ*|نفذت*|أسحب*|سحبت*|أعمل*|عملت*)|مش أنا|لست أنا|ليس مني',
        ),
        words(
          '(?:ال|ب|لل)?(?:صفقات|صفقة|سحب|تحويل|أوامر|دخول|جهاز|حساب|كلمة السر|كلمة المرور|عمليات|عملية)|حسابي|دخل|سحب|سحبا|غير|غيّر|صفقه',
        ),
      ],
      [
        words('(?:و|ف)?(?:ال|هال|هذا ال)?(?:روبوت|بوت|برنامج|نظام|خبير)'),
        words(
          'خرج عن السيطرة|جن|انجن|اتجنن|خربان|كل (?:دقيقة|ثانية|شوي)|واحدة ورا|وحدة ورا|واحدة تلو|صفقة تلو|بلا توقف|بدون توقف|ما (?:عم )?(?:يوقف|يقف|يتوقف|بيوقف|يسمع)|لا (?:يتوقف|يستجيب|يتوقّف)|لم يتوقف|(?:مو|مش|ما|لا) ?(?:\\p{L}+ )?(?:قادر|أقدر|اقدر|أعرف|أستطيع|استطيع) (?:أوقفه|اوقفه|أطفيه|اطفيه|إيقافه|ايقافه)|(?:رغم|مع أن|مع اني|مع أني|وأنا|لكنه|بعد ما) (?:\\p{L}+ ){0,3}(?:أوقفت*|اوقفت*|وقفته|طفيته|أطفأته|إيقاف*)|يستمر|مستمر|ما زال (?:يفتح|يشتري|يبيع|يتداول)|يضاعف',
        ),
      ],
      [
        words('(?:ال)?(?:هامش|مارجن)|ستوب أوت|ستوب اوت|تصفية'),
        words(
          'الآن|الان|تقريبا|تقريباً|على وشك|باقي|بقي|ينزل|نزل|تحت|أقل من|دقائق|دقيقة|سالب|أحمر|احمر|تحذير|إنذار|انذار|تنبيه|\\d+ ?%|قرب*|وصل*',
        ),
      ],
      [
        words('أخسر|اخسر|نخسر|خسرت|خسائر|خسارة|الخسارة|يخسر|تخسر|عم بخسر|بخسر'),
        words(
          'كل (?:دقيقة|ساعة|ثانية)|في (?:الدقيقة|الساعة|ساعة|ليلة|يوم|دقائق)|الآن|الان|وأنا أكتب|وانا اكتب|خلال (?:ساعة|دقائق|ليلة|يوم|ساعات)|منذ (?:الصباح|أمس|امس|الليل)|من (?:الصبح|أمس|امس)|نصف|نص|[3-9]\\d ?(?:%|بالمئة|بالمية)|كل (?:أموالي|اموالي|فلوسي|رصيدي)|معظم',
        ),
      ],
    ],
  },
  de: {
    asking: words('(?:wie|was|welche*|wann|kann|können|könnte|gibt es|ist es möglich|passiert es)'),
    kinds: [
      [
        words('stop|stopp|stop-loss|order'),
        words('(?:nicht|nie) (?:ausgelöst|ausgeführt|gegriffen|funktioniert)|ignoriert|übersprungen'),
      ],
      [
        words('gestoppt|ausgeschaltet|abgeschaltet|deaktiviert|pausiert|angehalten'),
        words('gekauft|verkauft|kauft|eröffnet|handelt|(?:neue|weitere|noch ein*) (?:trade|order|position|lot)*'),
        words('bot|roboter|ea|er|programm|system'),
      ],
      [
        words('margin|marge'),
        words('bei \\d+ ?%|nur noch|unter|fällt|gefallen|sinkt|fast|kaum|gleich|minuten|warnung'),
        words('ich|mein*|mir|kauft|lot|trades?|noch|bei'),
      ],
      [
        words('kauft|verkauft|eröffnet|öffnet'),
        words('sekundentakt|minutentakt|im takt|pausenlos|ununterbrochen|nonstop'),
        words('bot|roboter|ea|programm|system'),
      ],
      [
        words('position*|trade*|order*|lot|lots|geschäft*'),
        words(
          'hängen|hängt|stecken|steckt|lassen sich nicht|lässt sich nicht|nicht (?:mehr )?schließen|gehen nicht zu|geht nicht zu|bleiben offen|bleibt offen|reagier* nicht',
        ),
      ],
      [
        words('konto|zugang|depot|guthaben|geld|kapital|ersparnisse|einlage'),
        words(
          'gesperrt|blockiert|eingefroren|weg|verschwunden|leer|null|minus|negativ|fehlt|fehlen|gestohlen|schmilzt|blutet|bricht ein',
        ),
        words('mein*|ich|mir|unser*'),
      ],
      [
        words(
          'jemand|fremd*|unbekannt*|ohne mein*|nicht von mir|ich nie|hacker|(?:habe|hab) ich nicht|nie (?:beauftragt|veranlasst|eröffnet|erlaubt|bestellt)',
        ),
        words(
          'position*|trade*|auszahlung*|überweis*|eingeloggt|angemeldet|login|passwort|order*|konto|gerät|abgehoben',
        ),
      ],
      [
        words('bot|roboter|ea|programm'),
        words(
          'außer kontrolle|spinnt|verrückt|ununterbrochen|im minutentakt|jede minute|am laufenden band|macht einfach weiter|lässt sich nicht|(?:trotz|obwohl|nachdem|aber) (?:\\p{L}+ ){0,3}(?:gestoppt|stopp|pausiert|deaktiviert|abgeschaltet|ausgeschaltet)',
        ),
      ],
      [
        words('verliere|verloren|verlust*|minus|verliert|im minus'),
        words(
          'jede (?:minute|stunde)|pro (?:minute|stunde)|gerade jetzt|in diesem moment|über nacht|innerhalb (?:von )?(?:\\p{L}+ )?(?:minuten|stunden|einer)|in einer nacht|die hälfte|hälfte mein*|[3-9]\\d ?(?:%|prozent)|fast alles',
        ),
        words('ich|mein*|mir|unser*|konto'),
      ],
    ],
  },
  fr: {
    asking: words('(?:comment|que|quel*|quand|combien|peut-on|est-ce que|est-il possible|y a-t-il|peuvent-ils)'),
    kinds: [
      [
        words('stop|ordre|ordres'),
        words('(?:pas|jamais|non) (?:été )?(?:respecté|exécuté|déclenché|pris en compte)*|ignoré*'),
      ],
      [
        words('marge'),
        words('à \\d+ ?%|plus que|sous|tombe|tombée|presque|chute|alerte'),
        words("mon|ma|mes|je|j'ai|me|il|reste"),
      ],
      [
        words('arrêté|coupé|désactivé|éteint|stoppé'),
        words(
          'acheté|achète|vendu|vend|ouvert|ouvre|trade|(?:nouveaux?|nouvelle|autre) (?:trade|ordre|position|lot)s?',
        ),
        words('bot|robot|ea|il|programme'),
      ],
      [
        words('positions?|trades?|ordres?|opérations?|lots?'),
        words(
          "(?:refus*|impossible*) (?:\\p{L}+ )?(?:fermer|clôturer|se fermer)|bloqué*|coincé*|figé*|restent? (?:\\p{L}+ )?ouvert*|ne (?:\\p{L}+ )?ferm*|toujours ouvert*|n'arrive (?:plus |pas )(?:à )?(?:\\p{L}+ )?(?:fermer|clôturer)",
        ),
      ],
      [
        words('compte|solde|argent|capital|fonds|économies|dépôt'),
        words(
          "bloqué*|gelé*|suspendu*|vid*|vide|disparu*|zéro|négatif|volé*|fond|s'effondre|manque*|plus rien|piraté*",
        ),
        words("mon|ma|mes|je|j'ai|notre|nos|m'a|m'ont"),
      ],
      [
        words(
          "quelqu'un|on m'a (?:retiré|pris|volé|prélevé|débité)|inconnu*|sans mon (?:accord|autorisation)|sans que je|je n'ai (?:jamais|pas) (?:\\p{L}+ )?(?:ouvert|demandé|passé|autorisé|fait|validé)|pas moi|pirate*",
        ),
        words(
          'euros?|argent|positions?|trades?|ordres?|retrait*|virement*|connecté*|connexion*|mot de passe|compte|appareil',
        ),
      ],
      [
        words('robot|bot|ea|programme'),
        words(
          "hors de contrôle|devenu fou|déraille|sans arrêt|toutes les minutes|l'un après l'autre|ne s'arrête (?:pas|plus)|ne répond (?:pas|plus)|impossible (?:de|à) (?:l')?(?:arrêter|couper|éteindre)|continue",
        ),
        words('ordres?|trades?|positions?|arrêt*|acheter|achète|vend*|ouvr*|trader|trade|répond|éteint'),
      ],
      [
        words('perds|perdu|perte*|perd|chute*|dans le rouge|moins'),
        words(
          "chaque (?:minute|heure)|par (?:minute|heure)|à la minute|en ce moment|pendant que j'écris|en (?:une|quelques) (?:nuit|heures?|minutes?|jours?)|cette nuit|la moitié|[3-9]\\d ?%|presque tout",
        ),
        words("mon|ma|mes|je|j'ai|notre|compte"),
      ],
    ],
  },
  it: {
    asking: words('(?:come|cosa|quale|quando|quant*|può|possono|si può|è possibile|capita)'),
    kinds: [
      [
        words('fermato|spento|disattivato|messo in pausa|staccato'),
        words('comprato|compra|venduto|vende|aperto|apre|(?:nuov|altr)\\p{L}+ (?:ordin|operazion|posizion|lott)*'),
        words('bot|robot|ea|lui|programma'),
      ],
      [words('margine'), words('al? \\d+ ?%|solo|sotto|scende|sceso|quasi|crolla*|avviso')],
      [
        words('posizion*|operazion*|ordin*|trade'),
        words(
          'bloccat*|incastrat*|non (?:si )?(?:\\p{L}+ )?chiud*|non riesco a (?:\\p{L}+ )?chiuder*|restano apert*|resta apert*|ancora apert*|non risponde',
        ),
      ],
      [
        words('conto|saldo|soldi|denaro|capitale|risparmi|deposito'),
        words('bloccat*|congelat*|sospes*|svuotat*|vuoto|sparit*|scompars*|zero|negativ*|rubat*|manca*|crolla*'),
        words('mio|mia|miei|mie|mi|ho|nostro'),
      ],
      [
        words(
          'qualcuno|sconosciut*|estrane*|senza (?:il mio|la mia|che io|autorizzazione)|non (?:ho mai|sono stato io|ho)|hacker',
        ),
        words('posizion*|operazion*|preliev*|bonific*|ordin*|accesso|entrato|password|conto|dispositivo|prelevato'),
        words('mai|sconosciut*|qualcuno|estrane*|senza|hacker|autorizzat*|apert*|richiest*'),
      ],
      [
        words('robot|bot|ea|programma'),
        words(
          "fuori controllo|impazzit*|senza sosta|ogni minuto|uno dopo l'altro|non si (?:ferma|spegne)|non riesco a (?:fermar*|spegner*)|non risponde|continua (?:ad?|imperterrito)",
        ),
      ],
      [
        words('perdendo|perso|perdo|perdita|perdite|rosso|crollat*'),
        words(
          "ogni (?:minuto|ora)|al minuto|all'ora|in questo momento|mentre scrivo|in (?:una|poche) (?:notte|ore|ora)|stanotte|metà|[3-9]\\d ?%|quasi tutto",
        ),
        words('mio|mia|miei|ho|sto|conto'),
      ],
    ],
  },
  pt: {
    asking: words('(?:como|o que|qual|quais|quando|quant*|pode|podem|é possível|existe|costuma*)'),
    kinds: [
      [
        words('parei|desliguei|pausei|desativei|desligado|parado'),
        words('comprou|compra|vendeu|vende|abriu|abre|abrindo|(?:nov|outr)\\p{L}+ (?:ordem|operaç|posiç|lote)*'),
        words('bot|robô|ea|ele|programa'),
      ],
      [words('margem'), words('em \\d+ ?%|só|abaixo|caiu|caindo|quase|aviso'), words('minha|meu|me|conta|tenho|resta')],
      [
        words('posiç*|operaç*|ordem|ordens|trades?'),
        words(
          'travad*|presas?|bloquead*|não (?:\\p{L}+ )?fech*|não consigo (?:\\p{L}+ )?(?:fechar|encerrar|cancelar)|continuam? abert*|ainda abert*|não respond*',
        ),
      ],
      [
        words('conta|saldo|dinheiro|capital|poupança*|depósito|grana'),
        words(
          'bloquead*|congelad*|suspens*|vazia|vazio|esvaziad*|sumiu|sumiram|desaparec*|zero|zerad*|negativ*|roubad*|roubaram|falta*|derretendo|despencando',
        ),
        words('minha|meu|minhas|meus|me|eu|nossa'),
      ],
      [
        words(
          'alguém|desconhecid*|estranh*|sem (?:minha|a minha|eu|autorização)|não fui eu|eu não|nunca (?:abri|pedi|autorizei|fiz)|hacker|invadi*',
        ),
        words(
          'posiç*|operaç*|saque|saques|levantamento*|transfer*|ordem|ordens|entrou|login|senha|palavra-passe|conta|dispositivo|sacou',
        ),
      ],
      [
        words('robô|bot|ea|programa'),
        words(
          'fora de controle|enlouquec*|descontrolad*|sem parar|a cada minuto|uma atrás da outra|não (?:para|desliga|obedece|responde)|não consigo (?:parar*|pará-lo|desligar*|desligá-lo)|continua (?:a )?(?:abr*|compr*|vend*|oper*)',
        ),
      ],
      [
        words('perdendo|a perder|perdi|perda|perdas|prejuízo|caiu|caindo'),
        words(
          '(?:a )?cada (?:minuto|hora)|por (?:minuto|hora)|agora mesmo|neste momento|enquanto escrevo|em (?:uma|poucas|uma só) (?:noite|hora|horas)|numa noite|esta noite|metade|[3-9]\\d ?%|quase tudo',
        ),
        words('minha|meu|meus|eu|estou|conta|perdi'),
      ],
    ],
  },
  hi: {
    asking: words('(?:क्या|कैसे|कब|कितना|कितने|कौन)'),
    kinds: [
      [
        words('ट्रेड*|पोजीशन*|पोज़ीशन*|ऑर्डर*|सौदे|सौदा'),
        words('बंद नहीं|अटक*|फंस*|फँस*|अभी भी (?:खुल*|चल*)|बंद (?:ही )?नहीं हो|कट नहीं'),
      ],
      [
        words('खाता|खाते|अकाउंट|बैलेंस|पैसा|पैसे|पूंजी|रकम|बचत'),
        words(
          'गायब|ग़ायब|खाली|शून्य|ज़ीरो|जीरो|ब्लॉक|लॉक|फ्रीज|फ्रीज़|बंद कर दिया|चोरी|माइनस|निकाल लिए|निकाल लिया|उड़ गए|डूब रहा|डूब रहे',
        ),
        words('मेरा|मेरे|मेरी|मैं|मुझे|हमारा|हमारे'),
      ],
      [words('बॉट|रोबोट'), words('काबू|पागल|रुक नहीं|रुक ही नहीं|बंद नहीं|लगातार|हर मिनट|एक के बाद एक')],
    ],
  },
  zh: {
    asking: zh(/^(?:请问)?(?:怎么|如何|什么|哪|会不会|能不能|是否|有没有|可以)|吗[?？]?$/u),
    kinds: [
      [zh(/仓|单|订单|交易/u), zh(/平不(?:了|掉)|关不(?:了|掉)|卡住|无法(?:平|关)|一直(?:挂|开)着|撤不(?:了|掉)/u)],
      [
        zh(/账[户号]|余额|资金|本金|钱|存款/u),
        zh(/被(?:封|锁|冻结|盗|转走|清空|提走)|没了|不见|消失|归零|清零|变负|负数|少了一(?:半|大半)|只剩/u),
      ],
      [
        zh(/有人|别人|陌生|不是我|未经|黑客|没有?(?:我的)?(?:同意|授权)/u),
        zh(/登[录陆]|开[仓单]|下单|提[现款]|转账|改了?密码|账[户号]/u),
      ],
      [
        zh(/机器人|程序|ea/u),
        zh(/失控|发疯|疯了|停不(?:了|下)|关不(?:了|掉)|不听|一直在?(?:开|买|卖|下单)|不停地?(?:开|买|卖|下单)|每分钟/u),
      ],
      [
        zh(/亏|跌|爆仓|保证金/u),
        zh(/每(?:分钟|小时)|一晚上|一夜|现在|几分钟|一半|[3-9]\d ?%|快(?:没|爆)|不足/u),
        zh(/我|账户|仓/u),
      ],
    ],
  },
}
