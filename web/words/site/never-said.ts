import type { Language } from '#domain/site/languages.ts'

/** English is American, as its dates and numbers are. */
export const britishSpelling =
  /\b(licence|annualised?|recognised?|analys(ed?|ing)|colours?|labelled|cancell(ed|ing)|enquir(y|ies)|judgement|wilful|maths|behaviour)\b/i

/** How no English text of the public site speaks: turns translated from elsewhere, and promises that no site may make. */
export const neverSaid: readonly RegExp[] = [
  /\b(a|one) person\b|\bpeople (connect|who answer)\b/i,
  /\bnobody keeps\b|\bwhoever (wants|is)\b|\bfor good\b/i,
  /\bwithout moods\b|\bopen books\b|\bwho says so\b/i,
  /\b(one|unit) became\b|\bclock of all\b|\bits rows\b|\bprinted figures\b/i,
  /\b(won|lost) (positions?|trades?|operations?)\b|\boperations?\b/i,
  /\brisk[/-](to-)?reward\b/i,
  /\bguaranteed\b|\brisk-free (profit|trading|return)/i,
  /\b(set ?up|configuration|account) (is )?completed\b|\bsuccessfully\b/i,
  /\bwith this provider\b/i,
  /\bmaximum loss\b/i,
  /\bnot \w+ed for a long time\b/i,
  britishSpelling,
]

/** The same for other languages: calques, words of another country or of another trade, and second names of one thing. */
export const neverSaidIn: Partial<Record<Language, readonly RegExp[]>> = {
  // Returns are compounded: multiplied with one another they would be next to nothing. "In Kürze" is soon as well.
  de: [
    /renditen,? (Monat für Monat )?miteinander multipliziert/,
    /in Kürze/,
    /\bin Geld\b/,
    /verlorene Position/i,
    /auf (Hebel|Kredit)\b/,
  ],
  // "Sans connexion" is offline.
  fr: [
    /sans connexion/,
    /rendements mensuels multipliés/i,
    /adresse réseau/,
    /(opérations|positions) (gagnées|perdues)/i,
  ],
  // Saturdays are giorni feriali. Vincite are those of lotteries.
  it: [
    /giorn[oi] ferial/i,
    /rendimenti mensili moltiplicati/i,
    /vincit|posizioni (vinte|perse)/i,
    /\bin denaro\b/,
    /indirizzo di rete/,
  ],
  ru: [/(ответит|поможет|напишет) человек/i, /образ(ец|ц)/i, /приказ/i, /операци/i, /превратилась/, /от имени ⟨/],
  pt: [/celular|arquivo|\btela\b|senha|cadastr|você|conosco|\bequipe\b|usuário/i],
  'pt-BR': [/telemóvel|ficheiro|ecrã|registo|connosco|palavra-passe|subscri|contacto|\bequipa\b|\bmorada\b/i],
  ar: [/حاصل ضرب الأرباح|اطلب الاشتراك/, /سيجيبك شخص|شخص حقيقي/, /مُختلَق/, /المشغّل(?!ة)/],
  // In Hindi the word for gold means sleep as well.
  hi: [/(^|\s)सोन[ाे](?=[\s।,]|$)/, /पोज़ीशन/, /एक व्यक्ति/, /शेष राशि|प्रतिफल/, /आयात|त्रुटि|विनियमित/],
  zh: [/(?<!填)写信/, /存款|取款/, /亏得起|保本/, /经纪商处/],
}
