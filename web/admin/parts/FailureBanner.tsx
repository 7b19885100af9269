import { Banner } from '#web/kit/Banner.tsx'
import type { Attempt } from './use-attempt.ts'

/** The error of an attempt, above its form; renders nothing without one. */
export function FailureBanner({ attempt, title }: { attempt: Attempt; title?: string | undefined }) {
  if (!attempt.failure) return null
  return (
    <Banner tone={attempt.declined ? 'info' : 'danger'} icon={attempt.declined ? 'info' : 'alert'}>
      {title && !attempt.declined && (
        <>
          <strong>{title}</strong>
          <br />
        </>
      )}
      {attempt.failure}
    </Banner>
  )
}
