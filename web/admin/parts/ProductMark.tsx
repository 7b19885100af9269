import { classNames } from '#web/kit/class-names.ts'
import { Sign } from '#web/kit/Sign.tsx'
import { useBrandName } from './brand.ts'
import styles from './ProductMark.module.css'
import { useWords } from './words.tsx'

/** The product's name beside its sign. `beside`: shares the row with other things; on a phone only the sign shows. */
export function ProductMark({ beside = false }: { beside?: boolean }) {
  const { area } = useWords()
  const brand = useBrandName()
  return (
    <span className={classNames(styles.mark, beside && styles.beside)}>
      <Sign className={styles.sign} />
      <span className={styles.name}>{brand}</span>
      <span className={styles.area}>{area}</span>
    </span>
  )
}
