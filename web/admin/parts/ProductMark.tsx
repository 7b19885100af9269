import { Sign } from '#web/kit/Sign.tsx'
import styles from './ProductMark.module.css'
import { useWords } from './words.tsx'

/** The product's name beside its sign. */
export function ProductMark() {
  const { product, area } = useWords()
  return (
    <span className={styles.mark}>
      <Sign className={styles.sign} />
      <span className={styles.name}>{product}</span>
      <span className={styles.area}>{area}</span>
    </span>
  )
}
