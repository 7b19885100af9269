/** A deal as its printed cells: time, ticket, symbol, type, direction, volume, price, order, commission, fee, swap, profit, balance, comment. */
export type DealCells = readonly string[]

export type ReportText = {
  account?: string
  deals: readonly DealCells[]
  positions?: readonly (readonly string[])[]
  openPositions?: readonly (readonly string[])[]
  /** The deals that filled the orders; by default those of the report. */
  ordered?: readonly DealCells[]
  totals?: readonly string[]
  statedBalance?: string
  /** Floating result and equity beside the balance. */
  floating?: readonly [result: string, equity: string]
  /** Printed figures, row by row. */
  results?: readonly (readonly string[])[]
}

export type Words = {
  title: string
  account: string
  company: string
  deals: string
  positions: string
  columns: string[]
  label: string
}

/** Headings similar to those of terminals in some languages; readers must not depend on them. */
export const terminals = {
  english: {
    title: 'Trade History Report',
    account: 'Account:',
    company: 'Company:',
    deals: 'Deals',
    positions: 'Positions',
    columns: 'Time,Deal,Symbol,Type,Direction,Volume,Price,Order,Commission,Fee,Swap,Profit,Balance,Comment'.split(','),
    label: 'Figure:',
  },
  french: {
    title: 'Rapport d’historique de trading',
    account: 'Compte :',
    company: 'Société :',
    deals: 'Transactions',
    positions: 'Positions',
    columns:
      'Heure,Transaction,Symbole,Type,Direction,Volume,Prix,Ordre,Commission,Frais,Echange,Profit,Solde,Commentaire'.split(
        ',',
      ),
    label: 'Chiffre :',
  },
  chinese: {
    title: '交易历史报告',
    account: '账户：',
    company: '公司：',
    deals: '成交',
    positions: '持仓',
    columns: '时间,成交,交易品种,类型,趋向,交易量,价位,订单,手续费,费用,库存费,盈利,结余,注释'.split(','),
    label: '数值：',
  },
  arabic: {
    title: 'تقرير سجل التداول',
    account: 'الحساب:',
    company: 'الشركة:',
    deals: 'الصفقات',
    positions: 'المراكز',
    columns: 'الوقت,صفقة,الرمز,النوع,الاتجاه,الحجم,السعر,أمر,عمولة,رسوم,تبييت,ربح,الرصيد,تعليق'.split(','),
    label: 'رقم:',
  },
  german: {
    title: 'Bericht über den Handelsverlauf',
    account: 'Konto:',
    company: 'Firma:',
    deals: 'Deals',
    positions: 'Positionen',
    columns:
      'Zeit,Deal,Symbol,Typ,Richtung,Volumen,Kurs,Order,Kommission,Gebühr,Swap,Profit,Kontostand,Kommentar'.split(','),
    label: 'Kennzahl:',
  },
  spanish: {
    title: 'Informe del historial de trading',
    account: 'Cuenta:',
    company: 'Compañía:',
    deals: 'Transacciones',
    positions: 'Posiciones',
    columns:
      'Fecha/Hora,Transacción,Símbolo,Tipo,Dirección,Volumen,Precio,Orden,Comisión,Tasa,Swap,Beneficio,Balance,Comentario'.split(
        ',',
      ),
    label: 'Cifra:',
  },
  russian: {
    title: 'Отчет торговой истории',
    account: 'Счет:',
    company: 'Компания:',
    deals: 'Сделки',
    positions: 'Позиции',
    columns:
      'Время,Сделка,Символ,Тип,Направление,Объем,Цена,Ордер,Комиссия,Плата,Своп,Прибыль,Баланс,Комментарий'.split(','),
    label: 'Показатель:',
  },
  portuguese: {
    title: 'Relatório do Histórico de Negociação',
    account: 'Conta:',
    company: 'Empresa:',
    deals: 'Transações',
    positions: 'Posições',
    columns: 'Horário,Oferta,Ativo,Tipo,Direção,Volume,Preço,Ordem,Comissão,Taxa,Swap,Lucro,Saldo,Comentário'.split(
      ',',
    ),
    label: 'Valor:',
  },
  italian: {
    title: 'Rapporto dello storico',
    account: 'Conto:',
    company: 'Società:',
    deals: 'Affari',
    positions: 'Posizioni',
    columns:
      'Tempo,Affare,Simbolo,Tipo,Direzione,Volume,Prezzo,Ordine,Commissione,Tassa,Swap,Profitto,Bilancio,Commento'.split(
        ',',
      ),
    label: 'Valore:',
  },
  japanese: {
    title: '取引履歴レポート',
    account: '口座：',
    company: '会社：',
    deals: '約定',
    positions: 'ポジション',
    columns: '時間,約定,銘柄,タイプ,新規・決済,数量,価格,注文,手数料,費用,スワップ,損益,残高,コメント'.split(','),
    label: '数値：',
  },
  polish: {
    title: 'Raport historii handlu',
    account: 'Konto:',
    company: 'Firma:',
    deals: 'Transakcje',
    positions: 'Pozycje',
    columns:
      'Czas,Transakcja,Symbol,Typ,Kierunek,Wolumen,Cena,Zlecenie,Prowizja,Opłata,Swap,Zysk,Saldo,Komentarz'.split(','),
    label: 'Wartość:',
  },
  turkish: {
    title: 'İşlem Geçmişi Raporu',
    account: 'Hesap:',
    company: 'Şirket:',
    deals: 'Gerçekleşenler',
    positions: 'Pozisyonlar',
    columns: 'Zaman,İşlem,Sembol,Tür,Yön,Hacim,Fiyat,Emir,Komisyon,Ücret,Swap,Kâr,Bakiye,Yorum'.split(','),
    label: 'Değer:',
  },
} satisfies Record<string, Words>

export type Line = readonly string[]

/** The report's tables as lines of cells, in the order in which MetaTrader 5 prints them; `withFee` since 2025. */
export function historyLines(report: ReportText, words: Words, withFee: boolean): Line[] {
  const column = (cells: Line) => (withFee ? cells : cells.toSpliced(9, 1))
  const { positions, openPositions = [], totals, results = [], floating } = report
  return [
    [words.title],
    [words.account, report.account ?? '5000000002 (USD, Broker-Server, real, Hedge)'],
    [words.company, 'Broker Ltd.'],
    ...(positions ? [[words.positions], words.columns.slice(0, 13), ...positions] : []),
    ...(positions ? ordersOf(report.ordered ?? report.deals) : []),
    [words.deals],
    column(words.columns),
    ...report.deals.map(column),
    ...(totals ? [['', ...totals, '']] : []),
    [''],
    ...openPositions,
    [words.label, report.statedBalance ?? report.deals.at(-1)![12]!, '', words.label, '0.00'],
    [words.label, '0.00', words.label, '0.00'],
    ...(floating
      ? [
          [words.label, floating[0], words.label, '0.00%'],
          [words.label, floating[1]],
        ]
      : []),
    ['Results'],
    ...results.map((row) => row.flatMap((figure) => [words.label, figure])),
  ]
}

/** The orders behind the deals, with their requested and filled lots. */
const ordersOf = (deals: readonly DealCells[]): Line[] =>
  deals
    .filter(([, , symbol]) => symbol)
    .map(([time, , symbol, type, , lots, , order]) => {
      return [time!, order!, symbol!, type!, `${lots} / ${lots}`, 'market', '', '', time!, 'filled', '']
    })

/** A text escaped for HTML. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(' ', '&nbsp;')
