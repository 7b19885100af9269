import { Sign } from '#web/kit/Sign.tsx'
import { useBrandName } from './brand.ts'
import styles from './ProductMark.module.css'
import { useWords } from './words.tsx'

/** The product's name beside its sign. */
export function ProductMark() {
  const { area } = useWords()
  const brand = useBrandName()
  return (
    <span className={styles.mark}>
      <Sign className={styles.sign} />
      <span className={styles.name}>{brand}</span>
      <span className={styles.area}>{area}</span>
    </span>
  )
}
