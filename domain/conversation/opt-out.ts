/**
 * Complete sentences that ask to stop offers, in the site languages: only short ones, since in a longer text the same
 * words may mean anything.
 */
const sentences = [
  // English
  'stop|stop (?:it|this|please|all|the )?(?:emails?|mails?|messages|messaging me|writing(?: to)? me|contacting me|sending(?: me)?(?: these| this| any)?(?: emails?| mails?| messages| offers)?)?',
  'unsubscribe(?: me)?(?: from .{1,40})?|remove me(?: from .{1,40})?|take me off .{1,40}|opt(?:[ -])?out|no more (?:emails?|mails?|messages|offers|advertising|ads)|(?:do not|don t) (?:contact|write(?: to)?|email|mail|message|text|call) me(?: again| any ?more| anymore)?|(?:please )?never (?:contact|write(?: to)?|email|mail|message) me(?: again)?',
  // Spanish
  'baja|(?:dar(?:me)?|den ?me|quiero darme|darse|solicito(?: la)?|quiero(?: la)?) (?:de )?baja|no (?:quiero|deseo) (?:recibir )?m[aá]s (?:correos|mensajes|emails|ofertas|publicidad)|no m[aá]s (?:correos|mensajes|emails|ofertas|publicidad)|no me (?:escriban|contacten|env[ií]en|manden)(?: m[aá]s(?: .{1,30})?| nada| correos| mensajes)?|dej(?:en|a|e) de (?:escribirme|enviarme|mandarme|contactarme)(?: .{1,30})?',
  // German
  '(?:bitte )?(?:keine|keinerlei) (?:weiteren? )?(?:werbung|werbemails|mails?|e mails?|nachrichten|angebote)(?: mehr)?(?: bitte| schicken| senden| zusenden)*|abmelden|abbestellen|austragen|(?:bitte )?(?:melden|tragen|nehmen) sie mich (?:ab|aus|aus dem verteiler)|(?:bitte )?(?:schreiben|kontaktieren) sie mich nicht mehr|aufh[oö]ren|stopp',
  // French
  'arr[eê]tez|d[eé]sabonner|d[eé]sinscri(?:re|ption|vez moi)|(?:je (?:veux|souhaite) )?me d[eé]s(?:abonner|inscrire)|plus (?:de|d) (?:mails?|e mails?|messages?|publicit[eé]s?|offres?)|ne m (?:[eé]crivez|envoyez|contactez) plus(?: .{1,30})?',
  // Italian
  'disiscri(?:vermi|zione|vetemi)|cancella(?:temi|mi|zione)(?: dalla (?:lista|newsletter))?|basta(?: email| mail| messaggi)?|(?:niente|non voglio) pi[uù] (?:email|mail|messaggi|offerte|pubblicit[aà])|non (?:scrivetemi|contattatemi|mandatemi)(?: pi[uù]| altr[oei]| email| messaggi)*',
  // Portuguese
  'parem?(?: com (?:os|as) (?:emails|mensagens))?|cancelar (?:a )?(?:inscri[cç][aã]o|subscri[cç][aã]o)|descadastr(?:ar|e me|em me)|remover?(?: me)?(?: da lista)?|(?:n[aã]o quero|chega de) (?:receber )?(?:mais )?(?:emails?|mensagens|ofertas|publicidade)|n[aã]o me (?:escrevam|contactem|contatem|enviem|mandem)(?: mais(?: .{1,30})?| nada)?',
  // Russian
  'стоп|отпис(?:ка|ать(?:ся)?(?: от рассылки)?)|отпиши(?:те)?(?: меня)?(?: от рассылки)?|хватит|прекратите(?: .{1,30})?|(?:больше )?не (?:пишите|присылайте|беспокойте)(?: мне| меня)?(?: больше)?(?: .{1,20})?|удалите меня(?: .{1,30})?|не звоните и не пишите',
  // Arabic
  'توقف(?:وا)?|إلغاء الاشتراك|الغاء الاشتراك|أوقفوا? (?:الرسائل|الإعلانات)|لا (?:ترسلوا|تراسلوني|تكتبوا لي)(?: .{1,30})?|لا أريد (?:المزيد من )?(?:الرسائل|الإعلانات)',
  // Hindi
  'बंद करो|बंद करें|बंद कीजिए|सदस्यता (?:रद्द|समाप्त)(?: करें)?|(?:मुझे )?(?:और )?(?:संदेश|ईमेल|मेल) (?:मत|न|नहीं) (?:भेजें|भेजो|भेजिए|चाहिए)',
  // Chinese
  '退订|退訂|取消订阅|取消訂閱|td|别再发了|不要再(?:发|發|联系|聯繫|给我发|給我發).{0,12}|请(?:停止|不要再).{0,12}|停止(?:发送|發送)?',
]
const polite =
  'please|pls|por favor|gracias|thanks|thank you|bitte|danke|s il vous pla[iî]t|svp|merci|per favore|grazie|obrigad[oa]|пожалуйста|спасибо|من فضلك|رجاء|شكرا|कृपया|धन्यवाद|谢谢|請|请|谢谢你|hi|hello|hola|hallo|bonjour|ciao|ol[aá]|привет|здравствуйте|مرحبا|नमस्ते|你好|您好'
const politeWords = new RegExp(`(?<=^|\\s)(?:${polite})(?=$|\\s)`, 'giu')
const wholeSentence = new RegExp(`^(?:${sentences.join('|')})$`, 'iu')

/** The words of a line without punctuation, politeness and filler. */
const plain = (sentence: string) =>
  sentence
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(politeWords, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Sentences examined: the request comes first, or is the subject. */
const maxSentences = 6

/**
 * True if somebody asks to stop offers in their own words; quotations are removed before (`ownWordsAlone`). One of the
 * first sentences must say so by itself.
 */
export function asksToStop(ownWords: string, subject = ''): boolean {
  const isReply = /^\s*(?:re|aw|sv|rv|r|antw|回复|答复)\s*[:：]/i.test(subject)
  const sentences = ownWords
    .split(/[\n.!?;。！？؟।]+/)
    .filter((one) => plain(one) !== '')
    .slice(0, maxSentences)
  return [...(isReply ? [] : [subject]), ...sentences].some((one) => wholeSentence.test(plain(one)))
}
