import styles from './Skeleton.module.css'

type SkeletonProps = { shape?: 'line' | 'title' | 'card' | 'circle' | undefined }

/** A placeholder in the size of what is loading, so that nothing jumps. Say "loading" once, beside it. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />
}
