import { type DealCells, type ReportText, terminals, type Words } from './testing-lines.ts'

/** A terminal's words for buy, sell, in, out, in/out, out by, balance, credit and charge. */
type Types = readonly [string, string, string, string, string, string, string, string, string]
const english = ['buy', 'sell', 'in', 'out', 'in/out', 'out by', 'balance', 'credit', 'charge'] as const

const typed = (text: string) => text.split('|') as unknown as Types

/** Terminals that also print the types of deals in their language; the last two print words in no list. */
export const translations: Record<string, { words: Words; types: Types }> = {
  spanish: {
    words: terminals.spanish,
    types: typed('compra|venta|entrada|salida|entrada/salida|salida por|saldo|crédito|cargo'),
  },
  german: {
    words: terminals.german,
    types: typed('Kauf|Verkauf|Ein|Aus|Ein/Aus|Aus durch|Kontostand|Kredit|Gebühr'),
  },
  french: {
    words: terminals.french,
    types: typed('achat|vente|entrée|sortie|entrée/sortie|sortie par|solde|crédit|frais'),
  },
  italian: {
    words: terminals.italian,
    types: typed('acquisto|vendita|entrata|uscita|entrata/uscita|uscita con|bilancio|credito|addebito'),
  },
  portuguese: {
    words: terminals.portuguese,
    types: typed('compra|venda|entrada|saída|entrada/saída|saída por|saldo|crédito|encargo'),
  },
  russian: {
    words: terminals.russian,
    types: typed('покупка|продажа|вход|выход|вход/выход|выход встречной|баланс|кредит|сбор'),
  },
  chinese: { words: terminals.chinese, types: typed('买入|卖出|入场|出场|入场/出场|对冲出场|余额|信用|费用') },
  japanese: {
    words: terminals.japanese,
    types: typed('買い|売り|新規|決済|新規/決済|両建て決済|残高|クレジット|料金'),
  },
  arabic: { words: terminals.arabic, types: typed('شراء|بيع|دخول|خروج|دخول/خروج|خروج مقابل|رصيد|ائتمان|رسم') },
  hindi: {
    words: {
      title: 'ट्रेडिंग इतिहास रिपोर्ट',
      account: 'खाता:',
      company: 'कंपनी:',
      deals: 'सौदे',
      positions: 'पोज़िशन',
      columns: 'समय,सौदा,प्रतीक,प्रकार,दिशा,मात्रा,मूल्य,ऑर्डर,कमीशन,शुल्क,स्वैप,लाभ,शेष,टिप्पणी'.split(','),
      label: 'आँकड़ा:',
    },
    types: typed('खरीद|बिक्री|अंदर|बाहर|अंदर/बाहर|बाहर द्वारा|शेष|क्रेडिट|प्रभार'),
  },
  turkish: {
    words: terminals.turkish,
    types: typed('alış|satış|giriş|çıkış|giriş/çıkış|karşıt çıkış|bakiye|kredi|masraf'),
  },
  polish: {
    words: terminals.polish,
    types: typed('kupno|sprzedaż|wejście|wyjście|wejście/wyjście|wyjście przez|saldo|kredyt|opłata'),
  },
  capitals: { words: terminals.english, types: typed('Buy|Sell|In|Out|In/Out|Out by|Balance|Credit|Charge') },
  esperanto: {
    words: terminals.english,
    types: typed('aĉeto|vendo|malfermo|fermo|malfermo/fermo|fermo per|restaĵo|pruntaĵo|kosto'),
  },
  'sides alone': { words: terminals.english, types: typed('xa|xb|in|out|in/out|out by|balance|credit|charge') },
}

/** A report with the types of its deals, positions and open positions in another language. */
export function translated(report: ReportText, types: Types): ReportText {
  const byWord = new Map<string, string>(english.map((word, index) => [word, types[index]!]))
  const write = (cells: DealCells, ...columns: readonly number[]) =>
    columns.reduce((row, column) => row.with(column, byWord.get(row[column]!) ?? row[column]!), cells)
  const ofList = (rows: readonly DealCells[] | undefined) => rows?.map((cells) => write(cells, 3))
  const { positions, openPositions, deals, ...rest } = report
  return {
    ...rest,
    deals: deals.map((cells) => write(cells, 3, 4)),
    ...(positions && { positions: ofList(positions)! }),
    ...(openPositions && { openPositions: ofList(openPositions)! }),
  }
}
