import type { ReplyWords } from './en.ts'

/** Italian, the reader is “Lei”: texts that a colleague sends in their own name; `{colleague}` and `{company}` are filled in. */
export const it: ReplyWords = {
  greeting: (name: string | null) => (name ? `Buongiorno ${name},` : 'Buongiorno,'),
  risk: 'Operare sull’oro con la leva finanziaria è rischioso: può perdere tutto ciò che ha depositato.',
  signature: 'Cordiali saluti\n{colleague}\n{company}',
  whatsapp: 'sono {colleague} di {company}. Grazie per il Suo messaggio. Quando possiamo sentirci?',
  first: {
    subject: 'Il Suo messaggio a {company}',
    text: 'grazie per averci scritto. Sono {colleague} e sarò il Suo riferimento.\n\nPer risponderLe al meglio: che cosa desidera sapere per prima cosa e quando posso chiamarLa?',
  },
  no_answer: {
    subject: 'Ho provato a contattarLa',
    text: 'ho provato a contattarLa per telefono, ma senza riuscirci.\n\nQuando posso richiamarLa? Può anche rispondere a questo messaggio con le Sue domande.',
  },
  meeting: {
    subject: 'Il nostro colloquio',
    text: 'vorrei dedicare mezz’ora alle Sue domande.\n\nMi indichi due o tre orari che preferisce, con il Suo fuso orario, e Le invierò un invito.',
  },
  trial: {
    subject: 'La prova gratuita, passo per passo',
    text: 'come d’accordo, Le spiego come funziona la prova gratuita. Il Suo denaro resta presso il Suo broker; noi colleghiamo soltanto il bot al Suo conto. Può disdire in qualsiasi momento durante la prova.\n\nFacciamo insieme il primo passo?',
  },
}
