import styles from './ProductMark.module.css'
import { useWords } from './words.tsx'

/** The product's name beside its sign: a bar of gold, seen from the end. */
export function ProductMark() {
  const { product, area } = useWords()
  return (
    <span className={styles.mark}>
      <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M7.5 6h9L22 18H2Z" />
        <path className={styles.edge} d="M7.5 6h9l-2 4.5h-5Z" />
      </svg>
      <span className={styles.name}>{product}</span>
      <span className={styles.area}>{area}</span>
    </span>
  )
}
