/**
 * Complete sentences that ask to stop offers, in the site languages: only short ones, since in a longer text the same
 * words may mean anything.
 */
const sentences = [
  // English
  'stop(?: ?all)?|cancel|end|revoke|opt ?out|(?:remove|delete|erase) my (?:(?:phone )?number|data|details|contact details)|stop (?:it|this|please|(?:the |all |these |any )*(?:e ?mails?|mails?|messages|offers|promotions|promos|marketing|ads|advertising|newsletters?|spam))|(?:please )?stop (?:e ?mailing|mailing|messaging|texting|writing|contacting|spamming|bothering|sending)(?: .{1,40})?',
  '(?:how (?:do|can) i )?unsubscribe|unsubscribe .{1,60}|(?:kindly )?(?:remove|delete|take) (?:me|us|my (?:name|e ?mail|address|e ?mail address)) (?:from|off) .{1,40}|remove me|opt(?: me| us)? out(?: of .{1,40})?|quit|leave me alone|no more (?:e ?mails?|mails?|messages|offers|promotions|advertising|ads|spam)|(?:do not|don t) (?:contact|write(?: to)?|e ?mail|mail|message|text|call) me(?: again| any ?more)?|(?:please )?never (?:contact|write(?: to)?|e ?mail|mail|message) me(?: again)?',
  'i (?:want|wish|would like|d like) to (?:unsubscribe|opt out|be (?:removed|taken off|unsubscribed))(?: .{1,40})?|i (?:do not|don t|no longer) (?:want|wish|would like|care) (?:to )?(?:receive|get|hear|have|be sent)(?: (?:any|more|further|your|these|such|from|of))*(?: (?:e ?mails?|mails?|messages|offers|promotions|advertising|ads|spam|newsletters?|you))(?: .{1,20})?',
  '(?:i (?:hereby )?)?(?:revoke|withdraw|take back) (?:my )?consent(?: .{1,40})?|i object to (?:any |all |your )?(?:marketing|advertising|offers)(?: .{1,30})?|(?:do not|don t) send (?:(?:me|us) )?(?:(?<=me |us )|(?=any|more|further|your|these|such))(?:(?:any|more|further|your|these|such|of) )*(?:e ?mails?|mails?|messages|offers|promotions|advertising|ads|spam|newsletters?)(?: (?:any ?more|again|ever|from .{1,20}))?|stop(?: it)?(?: right)? now|(?:delete|remove|erase) my account and (?:all )?(?:my )?(?:data|details)',
  // Spanish
  'baja|cancel(?:a|ar|e|en)|(?:borr|elimin)(?:en|a|e|ar) (?:mi n[uú]mero|mi tel[eé]fono|mis datos)|detener|parar|(?:(?:quiero|deseo|solicito|quisiera)(?: la)? )?(?:(?:dar(?:me)?|den ?me|d[ae]me|darse) de )?baja(?: ya| ahora| inmediata(?:mente)?)?(?: de (?:la|su|tu|esta|vuestra) (?:lista|newsletter|suscripci[oó]n|publicidad)(?: .{1,30})?)?|(?:ya )?no (?:quiero|deseo) (?:recibir )?(?:m[aá]s |sus? |tus? )*(?:correos|mensajes|e ?mails|ofertas|publicidad|promociones)(?: .{1,20})?|no m[aá]s (?:correos|mensajes|e ?mails|ofertas|publicidad)|no me (?:escriban|contacten|llamen|env[ií]en|manden)(?: m[aá]s(?: .{1,30})?| nada| correos| mensajes)?|dej(?:en|a|e|ad) de (?:escribirme|enviarme|mandarme|contactarme|molestarme)(?: .{1,30})?|d[eé]j(?:en|a|e)me en paz|(?:detener|parar) (?:las )?promociones|salir',
  '(?:elimin|quit|saqu|borr|remuev)(?:en|a|ad|e)me de (?:la|su|tu|vuestra|esta) lista(?: .{1,30})?|dadme de baja(?: de .{1,30})?|(?:quiero|deseo|quisiera) (?:dejar de recibir|no recibir(?: m[aá]s)?) (?:m[aá]s |sus? |tus? |vuestr[oa]s )*(?:correos|mensajes|e ?mails|ofertas|publicidad|promociones)(?: .{1,20})?|(?:deseo|quiero) cancelar (?:mi|la) suscripci[oó]n (?:al? |de la |del )?(?:bolet[ií]n|newsletter|lista)(?: .{1,20})?|(?:revoco|retiro) (?:mi|el) consentimiento(?: .{1,40})?|me opongo a (?:la |recibir )?publicidad(?: .{1,30})?',
  // German
  'l[oö]sch(?:en sie|t|e) meine (?:telefon)?(?:nummer|daten|e ?mail|adresse)|(?:ich (?:m[oö]chte|will|w[uü]nsche) )?(?:keine|keinerlei) (?:weiteren? )?(?:werbung|werbemails|mails?|e ?mails?|nachrichten|angebote|newsletter)(?: (?:mehr|von ihnen|von euch|bekommen|erhalten|schicken|senden|zusenden))*|(?:senden|schicken) sie mir keine (?:weiteren? )?(?:werbung|mails?|e ?mails?|nachrichten|angebote|newsletter)(?: mehr)?|(?:ich (?:m[oö]chte|will) mich )?(?:vom newsletter )?(?:abmelden|austragen)|(?:newsletter )?abbestellen|(?:melden|tragen|nehmen) sie mich (?:ab|aus|aus dem verteiler|vom verteiler)|(?:schreiben|kontaktieren) sie mich nicht mehr|lass(?:en sie|t)? mich in ruhe|h[oö]ren sie auf mir .{1,30}|aufh[oö]ren|stopp|werbung stoppen',
  'ich m[oö]chte (?:nicht|nie) mehr (?:angeschrieben|kontaktiert|bel[aä]stigt) werden|(?:nehmen|streichen|l[oö]schen|entfernen|tragen) sie mich (?:aus|von) (?:ihre[mr]|de[mr]|eure[mr]) (?:verteiler|e ?mail ?liste|liste|mailingliste|newsletter)(?: aus)?|ich widerspreche (?:der|jeder|jeglicher) (?:werbung|werblichen nutzung)(?: .{1,40})?|ich widerrufe (?:hiermit )?meine einwilligung(?: .{1,40})?',
  // French
  'arr[eê]t|(?:supprimez|effacez) (?:mon num[eé]ro|mes (?:donn[eé]es|coordonn[eé]es))|arr[eê]te[rz](?: de m ?e? ?(?:envoyer|[eé]crire|contacter|spammer)(?: .{1,30})?| (?:les|vos) (?:mails?|e ?mails?|messages|promotions|publicit[eé]s|offres))?|(?:me )?d[eé]sabonne(?:r|z moi)(?: .{1,30})?|(?:me )?d[eé]sinscri(?:re|ption|vez moi)(?: .{1,30})?|je (?:veux|souhaite) me d[eé]s(?:abonner|inscrire)(?: .{1,30})?|(?:je )?ne (?:veux|souhaite|d[eé]sire) plus (?:recevoir|avoir) (?:de |d |vos |aucun |aucune |ces )*(?:mails?|e ?mails?|messages?|publicit[eé]s?|offres?|newsletters?)(?: .{1,20})?|plus (?:de|d) (?:mails?|e ?mails?|messages?|publicit[eé]s?|offres?)|ne m (?:[eé]crivez|envoyez|contactez) plus(?: .{1,30})?|(?:retirez|enlevez|supprimez) moi de .{1,40}|laissez moi tranquille',
  '(?:veuillez |de )?me (?:d[eé]sinscrire|d[eé]sabonner|retirer|supprimer|enlever)(?: d(?:e|u|es) .{1,40})?|(?:de )?ne plus m (?:[eé]crire|envoyer|contacter)(?: .{1,40})?|(?:je )?ne (?:veux|souhaite) plus de (?:vos |ces )?(?:mails?|e ?mails?|messages?|publicit[eé]s?|offres?|newsletters?)(?: .{1,20})?|je (?:retire|r[eé]voque) mon consentement(?: .{1,40})?|je m oppose [aà] (?:la |toute )?(?:publicit[eé]|prospection)(?: .{1,30})?',
  // Italian
  '(?:cancell|elimin)(?:ate|a|i) (?:il mio numero|i miei dati)|annulla|disiscri(?:vermi|zione|vetemi)(?: .{1,30})?|(?:cancella|toglie)(?:temi|mi|zione)(?: dalla (?:lista|newsletter|vostra .{1,20}))?|basta(?: e ?mail| mail| messaggi| pubblicit[aà])?|(?:niente|non voglio) pi[uù] (?:e ?mail|mail|messaggi|offerte|pubblicit[aà])|non (?:voglio|desidero|vorrei) (?:pi[uù] )?ricevere (?:pi[uù] |le |vostre |altre )*(?:e ?mail|mail|messaggi|offerte|pubblicit[aà]|newsletter|promozioni|comunicazioni)(?: .{1,20})?|non (?:scrivetemi|contattatemi|mandatemi)(?: pi[uù]| altr[oei]| e ?mail| messaggi)*|smett(?:ete|etela|ila|i) di (?:scrivermi|contattarmi|mandarmi|inviarmi)(?: .{1,30})?|lasciatemi in pace|interrompi (?:le )?promozioni',
  '(?:vi )?(?:prego|chiedo) di (?:cancellar|toglier|rimuover|eliminar)mi dall[ae] (?:vostra )?(?:lista|mailing list|newsletter)(?: .{1,20})?|(?:revoco|ritiro) (?:il (?:mio )?)?consenso(?: .{1,40})?|mi oppongo (?:al marketing|alla pubblicit[aà])(?: .{1,30})?',
  // Portuguese
  'cancel(?:a|e|em|ar)|(?:apagu|elimin|remov)(?:em?|am?|ar) (?:o )?(?:meu n[uú]mero|(?:os )?meus dados)|par(?:e|em|ar)(?: (?:com )?(?:os|as) (?:e ?mails|mensagens)| (?:de (?:me )?)(?:enviar|mandar|escrever|contatar|contactar)(?: me)?(?: .{1,30})?| promo[cç][oõ]es)?|sair|cancelar (?:a )?(?:inscri[cç][aã]o|subscri[cç][aã]o)|descadastr(?:ar|e me|em me)|remover?(?: me)?(?: da lista)?|me (?:remova|tire|retire)m? d(?:a|essa|esta|sua) lista(?: .{1,20})?|(?:n[aã]o (?:quero|desejo)|chega de) (?:mais )?(?:receber )?(?:mais )?(?:seus |suas )?(?:e ?mails?|mensagens|ofertas|publicidade|promo[cç][oõ]es)(?: .{1,20})?|n[aã]o me (?:escrevam|contactem|contatem|enviem|mandem)(?: mais(?: .{1,30})?| nada)?|(?:me )?deixem?(?: me)? em paz',
  '(?:quero|desejo|gostaria de) sair d(?:a|essa|esta|vossa|sua) lista(?: .{1,20})?|(?:retir|remov|exclu|tir)(?:em?|am?) ?me d(?:a|essa|esta|vossa|sua) lista(?: .{1,20})?|(?:revogo|retiro) (?:o )?(?:meu )?consentimento(?: .{1,40})?|oponho me [aà] publicidade(?: .{1,30})?',
  // Russian
  'стоп|отпис(?:ка|ать(?:ся)?(?: от рассылки)?)|отпиши(?:те)?(?: меня)?(?: от рассылки)?|хватит|прекратите(?: (?:мне |эту |свою |вашу |ваши )*(?:писать|слать|присылать|рассылк[иу]|рассылать|спам|спамить|реклам[уы]|звонить|беспокоить)(?: .{1,20})?)?|(?:удалите|сотрите|уберите) (?:мой|мои|наш) (?:номер|телефон|адрес|данные|контакт[ы]?|email)(?: .{1,30})?|отмена|(?:больше )?не (?:пишите|присылайте|беспокойте)(?: мне| меня)?(?: больше)?(?: (?:на|по|эти|ваши|никакие|никогда|письма|сообщения|рекламу|рассылку)(?: .{1,20})?)?|(?:я )?(?:больше )?не (?:хочу|желаю)(?: больше)? получать (?:от вас |ваши |эти |никакие |вашу )*(?:рассылк[иу]|письма|сообщения|реклам[уы]|предложения|уведомления|смс)(?: .{1,20})?|(?:удалите|уберите|исключите) меня(?: .{1,30})?|не звоните и не пишите|оставьте меня в покое|остановить рекламные сообщения',
  '(?:больше )?не (?:пишите|присылайте|шлите|отправляйте) мне (?:больше )?(?:никаких |ваших |этих )?(?:писем|сообщений|рекламы|рассылок|предложений)(?: .{1,20})?|(?:прошу |просьба )?(?:удалить|исключить|убрать) (?:меня|мой (?:адрес|email|номер)|мою почту) из .{1,30}|отзываю (?:сво[её]|мо[её] )?согласие(?: .{1,40})?|отзываю сво[её] согласие(?: .{1,40})?|(?:я )?хочу отписаться(?: от (?:рассылки|писем))?|(?:прошу|просьба) (?:мне )?(?:больше )?(?:мне )?не (?:писать|присылать|беспокоить)(?: .{1,30})?',
  // Arabic
  'توقف(?:وا)?(?: عن (?:إرسال|ارسال|مراسلتي|الإرسال)(?: .{1,30})?)?|إلغاء(?: الاشتراك)?|ألغ(?:وا)?(?: اشتراكي)?|(?:احذف|امسح)(?:وا)? (?:رقمي|بياناتي|بريدي)(?: .{1,20})?|قف|أوقف(?:وا)?|إيقاف|(?:أوقفوا?|إيقاف) (?:الرسائل|الإعلانات|العروض(?: الترويجية)?)|لا (?:ترسلوا|تراسلوني|تكتبوا لي)(?: .{1,30})?|لا (?:أريد|اريد|أرغب في|ارغب في|أود) (?:المزيد من |استلام |تلقي |استقبال |أي |مزيد من )*(?:الرسائل|الإعلانات|العروض|رسائل|إعلانات|عروض|رسائلكم)(?: .{1,30})?|(?:احذفوني|احذفني|أزيلوني|أزلني) من (?:القائمة|قائمتكم)(?: .{1,20})?',
  '(?:أريد |أود )?إلغاء (?:الاشتراك|اشتراكي)(?: .{1,20})?|لا ترسل(?:ي)?(?: لي)?(?: .{1,30})?|(?:أسحب|ألغي) موافقتي(?: .{1,30})?',
  // Hindi
  'रोकें|रोको|रोक (?:दें|दो|दीजिए)|मेरा (?:नंबर|नम्बर|डेटा) (?:हटाएं|हटाएँ|हटाओ|हटा दें|हटा दीजिए|डिलीट करें)|बंद करो|बंद करें|बंद कीजिए|सदस्यता (?:रद्द|समाप्त)(?: करें)?|अनसब्सक्राइब(?: .{1,20})?|प्रमोशन (?:रोकें|बंद करें)|(?:मुझे )?(?:और )?(?:संदेश|ईमेल|मेल|मैसेज) (?:मत|न|नहीं) (?:भेजें|भेजो|भेजिए|चाहिए)',
  '(?:मुझे )?(?:और )?(?:संदेश|ईमेल|मेल|मैसेज) (?:भेजना )?(?:बंद|रोक)(?: (?:करें|करो|कीजिए|कर दें|दें|दो))?|(?:मेरी )?सदस्यता (?:रद्द|समाप्त)(?: (?:करें|करो|कर दें|कीजिए))?|(?:मुझे |मेरा ईमेल )(?:अपनी |इस )?(?:सूची|लिस्ट) से (?:हटा|हटाए|हटाएं|हटाएँ|हटाओ|निकाल)(?: (?:दें|दो|दीजिए))?',
  // Chinese
  '退订|退訂|取消订阅|取消訂閱|td|别再发了|(?:我)?不(?:想|要)?再(?:发|發|联系|聯繫|给我发|給我發|收到).{0,12}|请?(?:停止|不要再|别再)(?:给我)?(?:发|發|联系|聯繫|推送|推广|促销|打扰|骚扰|广告|短信|邮件).{0,12}|停止|删除我的(?:号码|电话|手机号|邮箱|信息|资料|数据)',
  '(?:请|請)?(?:我)?(?:要|想)?(?:退订|退訂)(?:你们的)?(?:邮件|短信|广告)?|(?:请|請)?(?:把|将|將)我从.{0,10}(?:名单|列表)(?:中|里)?(?:删除|移除|去掉)|我?(?:撤回|撤销)(?:我的)?同意',
  // Further languages, their word alone
  'afmelden|uitschrijven|wypisz(?: mnie)?|wypisuj[eę] si[eę]|iptal|dezabonare|відписатися|stopp|avsluta|berhenti|hủy|配信停止|수신 ?거부',
]
const polite =
  'no thanks|no thank you|no gracias|nein danke|non merci|no grazie|n[aã]o obrigad[oa]|нет спасибо|لا شكرا|(?:i am |i m |we are )?not interested(?: any ?more)?|no (?:me|nos) interesa|kein interesse|(?:cela )?ne m int[eé]resse pas|pas int[eé]ress[eé]e?|non (?:mi )?interessa|n[aã]o (?:me )?interessa|мне (?:это )?не интересно|غير مهتم|रुचि नहीं है|不感兴趣|i (?:did not|didn t|never) (?:sign|signed) up(?: for (?:this|it|these))?|veuillez|أرجو|please|pls|plz|por favor|porfa|gracias|thanks|thank you|bitte|danke|s il vous pla[iî]t|svp|merci|per favore|grazie|obrigad[oa]|пожалуйста|спасибо|من فضلك(?:م)?|رجاء|شكرا|कृपया|धन्यवाद|谢谢|請|谢谢你|hi|hello|hola|hallo|bonjour|ciao|ol[aá]|привет|здравствуйте|مرحبا|नमस्ते|你好|您好'

/** Accents, Arabic vowel marks, emoji variation selectors, and invisible characters. */
const unheard = /\p{Cf}|\u0640|(?![\u0900-\u0dff])\p{Mn}/gu
const folded = (text: string) => text.normalize('NFKD').replace(unheard, '')

const politeWords = new RegExp(`(?<=^|\\s)(?:${folded(polite)})(?=$|\\s)`, 'giu')
/** A greeting with a name. */
const greeting =
  /^\s*(?:hello|hi|hey|dear|hola|estimad[oa]s?|hallo|liebes?|bonjour|ciao|ol[aá]|привет|добрый день)\s[^,;:\n]{1,40}[,;:]/iu
const wholeSentence = new RegExp(`^(?:${folded(sentences.join('|'))})$`, 'iu')
/** Beginnings of the unsubscribe lines that programs add. At the end of a text such a line is not a request. */
const footer = new RegExp(
  `^(?:${folded('unsubscribe|opt out|abmelden|abbestellen|newsletter|se d[eé]s|d[eé]s(?:abonn|inscri)|disiscri|cancelar|descadastr|отпис|إلغاء|सदस्यता|退订|退訂|取消')})`,
  'iu',
)

/** Letters that look like Latin ones: small capitals, Cyrillic, Greek, and a zero. */
const looks = new Map(
  [
    ...'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzаaеeоoрpсcуyхxіiјjѕsтtвbкkмmнhοoτtρpαaσsιi0o'.matchAll(
      /(.)(.)/gu,
    ),
  ].map(([, look, letter]) => [look!, letter!]),
)
/** First code points of three emoji alphabets, each from A to Z. */
const pictured = [0x1f150, 0x1f170, 0x1f1e6]
function latin(text: string): string {
  const letters = [...text.toLowerCase()].map((letter) => {
    const code = letter.codePointAt(0)!
    const first = pictured.find((one) => code >= one && code < one + 26)
    return looks.get(letter) ?? (first === undefined ? letter : String.fromCharCode(97 + code - first))
  })
  return letters.join('')
}

/** A sentence without punctuation, polite words, and repeated letters or words. */
const plain = (sentence: string) =>
  folded(sentence)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(politeWords, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .trim()
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/^(\p{L}+)(?: \1)+$/iu, '$1')

/** Spaced-out letters, as in “S.T.O.P”. */
const apart = /(?<![\p{L}\p{M}\p{N}])\p{L}(?:[ .·•*_-]{1,3}\p{L}){2,20}(?![\p{L}\p{M}\p{N}])/gu
/** A signature after a request, on the same line. */
const signature = /(?:,| [-–—]+) *\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2}$/u

/** Maximum number of sentences read. After the first ones, only a request of several words counts, and no footer. */
const [maxSentences, maxLater] = [6, 60]

/**
 * True if somebody asks to stop offers in their own words; quotations are removed before (`ownWordsAlone`). One of the
 * first sentences must say so by itself.
 */
export function asksToStop(ownWords: string, subject = ''): boolean {
  const isReply = /^\s*(?:re|aw|sv|rv|r|antw|回复|答复)\s*[:：]/i.test(subject)
  const sentencesIn = (text: string) =>
    text
      .replace(apart, (letters) => letters.replace(/\P{L}/gu, ''))
      .split(/[\n.!?;。！？؟।]+/)
      .filter((one) => plain(latin(one)) !== '')
  const [written = '', ...signed] = ownWords.split(/^-- ?$/m)
  const [above, below] = [sentencesIn(written), sentencesIn(signed.join('\n'))]
  const sentences = [...above, ...below].slice(0, maxLater)
  const early = written.trim() === '' ? maxSentences : Math.min(above.length, maxSentences)
  const asks = (sentence: string) => {
    const alone = sentence.replace(greeting, ' ')
    return [alone, latin(alone)].some((one) => wholeSentence.test(plain(one)))
  }
  const first = [...(isReply ? [] : [subject]), ...sentences.slice(0, early)]
  // A footer is a program's or a firm's own, also within a signature.
  const later = sentences.slice(early).filter((one) => /\S\s+\S+\s+\S/.test(plain(one)) && !footer.test(plain(one)))
  return [...first, ...later].some((one) => asks(one) || asks(one.trim().replace(signature, '')))
}
