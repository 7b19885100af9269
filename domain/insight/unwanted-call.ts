import type { SpokenLanguage } from '#domain/site/languages.ts'

/** A text in one line, in lower case, without accents and signs; words are parted by single spaces. */
type Unwanted = {
  /** Calls beside a word that turns them down. */
  readonly said: RegExp
  /** A missing call: whoever complains about it wants one. */
  readonly missed: RegExp
}

const unwanted: Readonly<Record<SpokenLanguage, Unwanted>> = {
  en: {
    said: / (?:not|don t(?! know| understand| think)|never|no|without|avoid|dislike|hate|rather than|instead of|refrain from|refuse|decline|reject|under no circumstances) (?:\S+ ){0,5}(?:call|calls|calling|called|phone|phoned|phoning|ring|ringing|telephone|dial|dialling|dialing|dialed) | (?:calls?|calling|phoning) (?:\S+ ){0,3}(?:not|nervous|unwelcome|impossible|inconvenient|pointless|no use|out of the question) |prefer (?:\S+ ){0,2}(?:e ?mails?|writing|text|messages?) (?:to|over) (?:\S+ )?(?:calls?|phone)/,
    missed:
      / (?:nobody|no one|haven t|hasn t|didn t|did not|have not|has not|never (?:got|called|received|rang)|why|mind|problem|no calls? yet) /,
  },
  es: {
    said: / (?:no|sin|evit\S+|nada de|ni|odio|nadie|rechaz\S+|bloque\S+|evito) (?:\S+ ){0,5}(?:llam[aeo]\S*|telefone\S*|por telefono) | (?:llamadas|por telefono) no /,
    missed:
      / (?:nadie me ha|nadie me llamo|nadie me llama|han|has|ha|llamaron|llamasteis|llamo|por que|problema|importa|recibi\S*) /,
  },
  de: {
    said: / (?:nicht|kein\S*|ohne|nie|ungern) (?:\S+ ){0,4}(?:anruf\S*|anzurufen|angerufen|telefon\S*) | anruf\S* (?:\S+ ){0,3}(?:nicht|unangenehm|unerwunscht|storen|ungelegen|ab|abzusehen) | (?:lehne|verzichte|ablehn\S*) (?:\S+ ){0,3}(?:anruf\S*|telefon\S*) | telefonate (?:\S+ ){0,2}ab | telefon\S* (?:\S+ ){0,3}(?:nicht|ungern|nie) |ruf\S* (?:\S+ ){0,3}nicht an /,
    missed: / (?:niemand|keiner|hat|haben|habt|wurde|bekam|bekommen|erhalten|warum|problem|funktioniert) /,
  },
  fr: {
    said: / (?:ne|n|pas|sans|evit\S+|aucun\S*|jamais|deteste|refuse) (?:\S+ ){0,5}(?:appel\S*|telephon\S*|rappel\S*) | (?:appels|telephone) (?:\S+ ){0,2}ne (?:\S+ ){0,2}(?:conviennent|convient|plaisent|vont) pas /,
    missed: / (?:personne|recu\S*|eu|a pas|ont|avez|pourquoi|probleme|s appelle|m appelle (?!pas )\S+ et) /,
  },
  it: {
    said: / (?:non|senza|evit\S+|niente|nessun\S*|odio|rifiut\S+) (?:\S+ ){0,5}(?:chiam[aei]\S*|telefon[aei]\S*|richiam\S*) | (?:telefonate|chiamate) (?:\S+ ){0,2}(?:no|non) /,
    missed: / (?:nessuno|ha|hanno|avete|ricevut\S*|perche|problema|si chiama) /,
  },
  pt: {
    said: / (?:nao|sem|evit\S+|nenhuma|odeio|dispens\S+|recus\S+) (?:\S+ ){0,4}(?:ligar\S*|liguem|ligue|ligacoes|ligacao|telefon\S+|chamadas?) | (?:chamadas|ligacoes) nao /,
    missed: / (?:ninguem|recebi|recebeu|ligaram|ligou|porque|por que|problema) /,
  },
  ru: {
    said: / (?:не|без|никаких) (?:\S+ ){0,3}(?:звон\S+|созвон\S*|перезван\S+) | (?:звон\S+|по телефону|телефоном) (?:\S+ ){0,2}(?:не|неудобно|нельзя|бесполезно|отказываюсь) /,
    missed: / (?:никто|почему|проблем\S*|против) /,
  },
  ar: {
    said: / (?:لا|ولا|بدون|بلا|عدم|ما|ليس|ارفض|ارجو تجنب) (?:\S+ ){0,4}(?:لل|ال|بال|لا)?(?:اتصال\S*|تتصل\S*|يتصل\S*|مكالم\S*|بالهاتف|تكلموني) /,
    missed: / (?:لم|لماذا|احد اتصل|مانع|مشكله) /,
  },
  hi: {
    said: / (?:फोन|कॉल) (?:\S+ ){0,5}(?:न|ना|मत|नहीं|नही|बचें) /,
    missed: / (?:आया|आई|आयी|किया|क्यों|लग|उठाया) /,
  },
  zh: {
    said: /(?:不|别|勿|无需|拒|谢绝|讨厌)[^\s]{0,4}(?:电话|来电|通话|致电)|电话[^\s]{0,3}(?:不方便|不便|不行|就不|免)/,
    missed: /没人|没有人|为什么|怎么还|没打/,
  },
}

/** True if a plain sentence refuses calls in its own words, in any language. */
export const turnsCallsDown = (plain: string): boolean =>
  Object.values(unwanted).some(({ said, missed }) => said.test(plain) && !missed.test(plain))

/** The number can't be reached or isn't answered, in each language, without an explicit "no calls". */
const unreachable: readonly RegExp[] = [
  / (?:remove|delete|erase|lose|forget|take) (?:\S+ ){0,3}(?:phone|number|call list|calling list) | (?:never|don t|do not|won t|can t|cannot|not able to|unable to) (?:\S+ ){0,2}(?:answer|pick up|take|talk|speak|hear)(?: (?:the|my|any|unknown|strange|on|phone|it|at|during|out|calls|numbers)){0,4} | (?:deaf|hard of hearing|mute|lost my voice) | (?:number|phone|mobile|line) (?:\S+ ){0,3}(?:off limits|private|only for|for family|not for|switched off|on silent|silent) | (?:disturb|bother|pester) (?:\S+ ){0,3}(?:phone|call|calls) | not (?:a|much of a) (?:phone|telephone) person | (?:phone|voice|telephone) (?:\S+ ){0,2}(?:phobia|anxiety|scares|stresses) |(?: cold| sales) calls? (?:\S+ ){0,4}(?:block|report|annoy|hang up|unwelcome)| hang up | voice ?mail |(?: number| phone| mobile) (?:\S+ ){0,3}(?:just for|only for|for the form|belongs to|is my (?:mother|father|wife|husband|son|daughter|mum|dad|office|boss)\S*|is not mine|isn t mine) |(?: phone contact| phone talk| telephone contact| phone conversations?| talking on the phone| voice calls?) (?:\S+ ){0,4}(?:hate|dislike|annoy\S*|report|stress\S*|not|never|avoid|difficult|hard) | (?:stammer|stutter) /,
  / (?:borr\S+|elimin\S+|quit\S+|olvid\S+) (?:\S+ ){0,4}(?:numero|telefono|movil|celular|lista de llamadas) | (?:no|nunca|jamas) (?:\S+ ){0,2}(?:contest\S+|cojo|coger|atiend\S+|atender|respond\S+|puedo hablar|descuelg\S+)(?: (?:el|al|a|numeros|llamadas|telefono|desconocidos|nunca|por)){0,3} | (?:sord[oa]|no oigo|no escucho|hipoacusi\S+) | (?:telefono|movil|celular|numero) (?:\S+ ){0,3}(?:en silencio|apagado|privado|solo para|personal|no es para) | (?:cuelgo|colgar|colgare) | molest\S+ (?:\S+ ){0,3}(?:telefono|llamad\S+) | sin (?:tener que )?hablar | nada de (?:hablar|voz|telefono) | buzon (?:de voz)? | (?:numero|telefono|movil|celular) (?:\S+ ){0,3}(?:es de mi|de mi (?:madre|padre|mujer|marido|hij\S+|jefe)|no es mi[oa]|solo para el formulario|para el formulario) | (?:hablar por telefono|conversaciones|el telefono) (?:\S+ ){0,3}(?:agobia|estresa|molesta|incomoda|cuesta|no) | tartamud\S+ /,
  / (?:удалите|уберите|сотрите|вычеркните|забудьте) (?:\S+ ){0,4}(?:номер|телефон) | (?:не|никогда не) (?:\S+ ){0,2}(?:отвечаю|отвечу|беру|возьму|поднимаю|подниму|разговариваю|говорю|могу говорить|слышу|люблю говорить|общаюсь)(?: (?:на|по|с|трубку|телефону|незнакомые|звонки|голосом)){0,3} |(?:глух\S+|слабослыш\S+|нет голоса) |(?:телефон|номер|мобильныи) (?:\S+ ){0,3}(?:на беззвучном|выключен|отключен|личныи|только для|не для) |(?:брошу|бросаю|кладу|положу) трубку |беспоко\S+ (?:\S+ ){0,3}(?:звонк\S+|телефон\S+) | трубку (?:\S+ ){0,3}не |(?: номер| телефон) (?:\S+ ){0,3}(?:для формы|для анкеты|жены|мужа|мамы|отца|сына|дочери|не мои|чужои|рабочии|указал\S* (?:\S+ )?для) |(?: разговоры| разговаривать| говорить| голосом| созвоны| телефон) (?:\S+ ){0,3}(?:не люблю|не могу|неудобно|напряга\S*|раздража\S*|терпеть|тяжело|не нужно|не надо) |автоответчик|заикаюсь/,
  / (?:احذفوا|احذف|امسحوا|امسح|شيلوا|الغوا) (?:\S+ ){0,4}(?:رقمي|الرقم|هاتفي|جوالي|موبايلي) | (?:لا|ما|لن|مو|مش) (?:\S+ ){0,2}(?:ارد|برد|بنرد|اجيب|استقبل|اقدر اتكلم|استطيع التحدث|استطيع الكلام|استطيع الرد|اقدر ارد|اسمع|احب الكلام|احب التحدث) |(?:اصم|صماء|ضعيف السمع|لا اسمع|ما اسمع) |(?:هاتفي|جوالي|موبايلي|تلفوني|رقمي) (?:\S+ ){0,3}(?:صامت|الصامت|مغلق|خاص|للعائله|للاهل|فقط) |(?:ازعاج|تزعجوني|تزعجني) (?:\S+ ){0,3}(?:اتصال\S*|هاتف\S*|مكالم\S*|بالاتصال\S*|بالهاتف) |(?: الرقم| رقمي| هذا الرقم) (?:\S+ ){0,2}(?:لزوجتي|لزوجي|لامي|لابي|لوالدي|لوالدتي|لاخي|لابني|للعمل|مو لي|ليس لي|للنموذج) | (?:يزعجني|يضايقني|يوترني|ازعجني|اكره|تزعجني|تضايقني) (?:\S+ ){0,3}(?:هاتف\S*|بالهاتف|الهاتف|مكالم\S*|المكالم\S*|اتصال\S*|الاتصال\S*|التلفون|الكلام) | البريد الصوتي | اتلعثم /,
  / (?:loschen|entfernen|streichen|vergessen) (?:\S+ ){0,4}(?:nummer|telefonnummer|handynummer) | (?:nummer|telefonnummer|handynummer) (?:\S+ ){0,3}(?:loschen|entfernen|streichen) | (?:gehe|geh|nehme|hebe|kann|mochte) (?:\S+ ){0,4}(?:nicht|nie|kein\S*) (?:\S+ ){0,3}(?:ran|ab|sprechen|dran|reden|telefon\S*|gesprache) |(?:gehorlos|schwerhorig|taub) | lege (?:\S+ ){0,2}auf | (?:am telefon|telefonisch) (?:\S+ ){0,3}(?:nie|nicht|kaum) | mailbox | nummer (?:\S+ ){0,3}(?:nur fur|gehort|meiner|meines) /,
  / (?:supprime\S*|efface\S*|retire\S*|oublie\S*) (?:\S+ ){0,4}(?:numero|telephone) | (?:ne|n) (?:\S+ ){0,2}(?:reponds|decroche|prends|peux) (?:\S+ ){0,3}(?:pas|jamais|plus)(?: (?:au|le|aux|parler|telephone|numeros|appels|inconnus)){0,3} |(?:sourd|sourde|malentendant\S*) | je raccroche | repondeur | (?:numero|telephone) (?:\S+ ){0,3}(?:de ma|de mon|pour le formulaire|n est pas le mien) | (?:telephone|appels) (?:\S+ ){0,2}(?:m angoisse|me stresse|m agace|me derange) /,
  / (?:cancella\S*|elimina\S*|togli\S*|rimuov\S*) (?:\S+ ){0,4}(?:numero|telefono) | non (?:\S+ ){0,2}(?:rispondo|posso parlare|posso rispondere|prendo|sento) |(?:sordo|sorda|non udente) |riattacco /,
  / (?:apag\S+|remov\S+|elimin\S+|tir\S+) (?:\S+ ){0,4}(?:numero|telefone|telemovel|celular) | (?:nao|nunca) (?:\S+ ){0,2}(?:atendo|atender|posso falar|respondo|ouco|consigo falar) |(?:surdo|surda) |desligo na cara /,
  /(?:नंबर|नम्बर) (?:\S+ ){0,3}(?:हटा|मिटा|डिलीट)|(?:फोन|कॉल) (?:\S+ ){0,3}(?:नहीं|नही) (?:उठा|लेता|लेती)|(?:सुन|बोल) (?:\S+ ){0,2}(?:नहीं|नही) (?:सकता|सकती|पाता|पाती)|बहरा/,
  /(?:删除|删掉|去掉|移除)[^\s]{0,6}(?:电话|号码|手机)|(?:不|从不|没法|无法)(?:接|听|通)[^\s]{0,3}(?:电话|陌生)|(?:聋|听障|听力|听不)|(?:手机|电话)[^\s]{0,4}静音/,
]

/** About what they received, have or know, not about how to reach them. */
const ofElse =
  / (?:know|understand|tengo|tenho|знаю|понимаю|اعرف|افهم|login|log in|alerts?|signals?|trade|trades|account|receive|received|got|sent|wrote|bekomme|erhalte|bekam|habe|recib\S+|enviado|envie|получал\S*|получил\S*|отправил\S*|استلم\S*|وصل\S*|recu\S*|envoye|ricev\S*|mandato|receb\S*|enviei) |मिल|收到|发了/

/** Calls and voices. */
const ofCalls =
  / (?:calls?|calling|callers?|phones?|phoning|telephone|voice|llamad\S*|llamar\S*|telefono\S*|telefonic\S*|voz|звон\S*|дозвон\S*|телефон\S*|трубк\S*|голос\S*|созвон\S*|набирать|(?:ال|و|ب|لل|بال)?(?:اتصال\S*|مكالم\S*|هاتف\S*|جوال|تلفون|صوت\S*)|anruf\S*|telefon\S*|appels?|appeler|voix|chiamat\S*|chiamare|telefonat\S*|ligac\S*|telefone|telefonem\S*|chamadas?|फोन|कॉल) |电话|来电|通话|语音/
/** A number, and words of reluctance beside it. */
const ofNumbers =
  / (?:ring|ringing|speaking|talking|number|mobile|movil|celular|numero|номер|(?:ال|و|ب)?(?:رقم\S*|موبايل\S*)|nummer|ligar|नंबर) |号码|打过来/
const reluctant =
  / (?:no|not|t|never|without|hate|dislike|awkward|uncomfortable|block|blocks|blocked|annoy\S*|insist\S*|avoid|lose|refuse|unwelcome|ignore|interrupt\S*|disturb\S*|nunca|sin|ni|odio|incomod\S*|bloque\S*|molest\S*|evit\S*|cuelgo|lio|estorb\S*|interrump\S*|не|нет|без|никогда|неудобн\S*|раздража\S*|тревож\S*|беспоко\S*|блокиру\S*|отказ\S*|لا|ما|لن|مو|مش|بدون|بلا|ابدا|يزعج\S*|يضايق\S*|احظر|ارفض|اتجنب|nicht|kein\S*|nie|ohne|ungern|verzicht\S*|unangenehm|stort|blockier\S*|pas|jamais|sans|mal a l aise|bloque|derang\S*|evit\S*|non|mai|senza|disagio|disturb\S*|blocco|nao|sem|desconfort\S*|bloqueio|नहीं|नही|मत|बिना|न) |不|别|勿|拒/
const inWriting =
  / (?:e ?mails?|e mail|mail|mails|writing|written|write|text|texts|message|messages|chat|whatsapp|telegram|sms|correo|escrit\S*|escrib\S*|mensajes?|почт\S*|письм\S*|пиш\S*|напиш\S*|сообщени\S*|переписк\S*|мессенджер\S*|чат\S*|текст\S*|ватсап\S*|телеграм\S*|(?:ال|و|ب|بال|عال)?(?:بريد|ايميل|رساله|رسائل|رسايل|كتابه|كتابيا|مكتوب\S*|واتساب|تلغرام)|schriftlich\S*|schreib\S*|nachrichten?|ecrit\S*|ecriv\S*|courriel|messages?|scritt\S*|scriv\S*|messagg\S*|escrev\S*|mensage\S*|ईमेल|मेल|मैसेज|लिखकर|लिखित|चैट|व्हाट्सएप) |邮件|邮箱|微信|文字|短信|书面/
const wanted =
  / (?:only|just|all|everything|prefer\S*|rather|better|best|works?|stays?|keep|suits|fine|enough|appreciate|instead|record|easier|please|solo|todo|toda|prefier\S*|prefer\S*|mejor|siempre|basta|manden\S*|envien\S*|por favor|gracias|только|все|всё|лучше|предпоч\S*|хочу|хотел\S*|удобн\S*|проще|достаточно|пожалуиста|فقط|بس|كل|افضل|احسن|احب|اريد|ابغى|يكفي|ابعت\S*|ارسل\S*|نعم|nur|alles|lieber|besser|bevorzug\S*|immer|bitte|reicht|uniquement|seulement|tout|prefer\S*|mieux|plutot|me va|suffit|soltanto|tutto|meglio|sempre|so|tudo|melhor|apenas|केवल|सिर्फ|बस|बेहतर|ही) |只|都|最好|更|就|发/

export const isUnreachable = (plain: string): boolean => unreachable.some((pattern) => pattern.test(plain))
/** Said of a call that was made, or of a device. */
const ofPast =
  / (?:thanks|thank|yesterday|was|app|application|gracias|ayer|fue|aplicacion|спасибо|вчера|был\S*|приложени\S*|شكرا|امس|كان\S*|تطبيق\S*|danke|gestern|war|handy|merci|hier|etait|grazie|ieri|era|obrigad\S*|ontem|foi) |昨天|谢谢|应用/

/**
 * True if a text mentions calls, or a written channel, without asking for a call: the consent box alone then does not
 * justify one. Excludes complaints about a missing call, and questions.
 */
export function speaksOfCalls(sentence: string, plain: string): boolean {
  if (ofElse.test(plain) || /[?？؟]\s*$/u.test(sentence)) return false
  if (Object.values(unwanted).some(({ missed }) => missed.test(plain))) return false
  const isReluctant = reluctant.test(plain)
  const isCall = ofCalls.test(plain) || (isReluctant && ofNumbers.test(plain))
  return (isCall || inWriting.test(plain)) && (isReluctant || wanted.test(plain) || !ofPast.test(plain))
}
