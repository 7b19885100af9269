import { Banner } from '#web/kit/Banner.tsx'
import type { Attempt } from './use-attempt.ts'

/** What came of an attempt, above its form; nothing while there is nothing to say. */
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
