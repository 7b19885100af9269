/**
 * Known words of terminals and translators for types and directions of deals, lower case. The list is incomplete and
 * uncertain, so the file's own numbers take precedence.
 */
const typeHints = {
  buy: 'buy|kauf|kaufen|compra|comprar|achat|acheter|acquisto|купить|покупка|买入|買い|买|شراء|खरीद|खरीदें|alış|al|alım|kupno|kup|매수|mua|beli',
  sell: 'sell|verkauf|verkaufen|venta|vender|vente|vendre|vendita|venda|продать|продажа|卖出|売り|卖|بيع|बिक्री|बेचें|satış|sat|satım|sprzedaż|sprzedaj|매도|bán|jual',
  balance:
    'balance|saldo|kontostand|solde|bilancio|баланс|余额|结余|残高|الرصيد|رصيد|शेष|बैलेंस|bakiye|balans|잔고|số dư|einzahlung|depósito|dépôt|deposito',
  credit: 'credit|kredit|crédito|crédit|credito|кредит|信用|クレジット|ائتمان|क्रेडिट|kredi|kredyt|신용',
  in: 'in|ein|eingang|entrada|entrée|entrata|ingresso|вход|入场|进场|新規|イン|دخول|इन|अंदर|giriş|wejście|진입',
  out: 'out|aus|ausgang|salida|saída|sortie|uscita|выход|出场|离场|決済|アウト|خروج|आउट|बाहर|çıkış|wyjście|청산',
} as const satisfies Record<string, string>

/** The known meaning of a word among some; null if unknown. */
export function hintOf<Meaning extends keyof typeof typeHints>(
  word: string,
  among: readonly Meaning[],
): Meaning | null {
  return among.find((meaning) => typeHints[meaning].split('|').includes(word)) ?? null
}
