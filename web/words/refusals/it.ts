import type { RefusalWords } from './en.ts'

export const it: RefusalWords = {
  busy: {
    title: 'In questo momento siamo molto impegnati',
    text: 'La Sua richiesta non ci è arrivata. Torni indietro, attenda un momento e riprovi.',
  },
  tooMany: {
    title: 'Troppe richieste',
    text: 'Dalla Sua connessione sono arrivate troppe richieste. Attenda qualche minuto, poi torni indietro e riprovi.',
  },
  tooSlow: {
    title: 'La Sua connessione è troppo lenta',
    text: 'Ciò che ha inviato non ci è arrivato per intero. Controlli la connessione, torni indietro e invii di nuovo.',
  },
}
