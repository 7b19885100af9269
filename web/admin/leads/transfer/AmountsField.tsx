import { type AmountColumn, amountIn, type DecimalSign, decimalSigns } from '#domain/basics/amount.ts'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Select } from '#web/kit/Select.tsx'
import { decimalOf, type Mapping } from './mapping.ts'
import styles from './Transfer.module.css'

type AmountsFieldProps = {
  amounts: AmountColumn
  mapping: Mapping
  samples: readonly string[]
  onChoose: (decimal: DecimalSign | null) => void
}

/** The decimal separator of a file's amounts, with an example where it is ambiguous. */
export function AmountsField({ amounts, mapping, samples, onChoose }: AmountsFieldProps) {
  const { map: words } = useAllWords().transfer
  const format = useFormat()
  const decimal = decimalOf(amounts, mapping)
  const { doubtful, currencies } = amounts
  const read = samples.map((text) => amountIn(text, decimal))
  const meanings = decimalSigns.map((sign) => ({
    value: sign,
    label: format.amount(String(amountIn(doubtful ?? '', sign)), 'USD'),
  }))
  return (
    <div className={styles.amounts}>
      <p className={styles.sample}>
        {words.readAs}:{' '}
        {read.map((amount) => (amount === null ? words.notRead : format.money(Math.round(amount)))).join(' · ')}
      </p>
      {doubtful !== null && (
        <Select
          label={words.meaning(doubtful.trim())}
          hint={amounts.decimal ? words.meaningShown : words.meaningUnknown}
          value={decimal ?? ''}
          options={decimal ? meanings : [{ value: '', label: words.choose }, ...meanings]}
          onChange={(sign) => onChoose((sign || null) as DecimalSign | null)}
        />
      )}
      {currencies.length > 0 && <p className={styles.soft}>{words.noExchange(format.list(currencies))}</p>}
    </div>
  )
}
