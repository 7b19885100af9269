import { lazy, Suspense, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { useDuplicates } from './use-duplicates.ts'

const MergeDialog = lazy(async () => ({ default: (await import('./MergeDialog.tsx')).MergeDialog }))

/** Possible duplicates of a lead, with a merge button. Renders nothing without any. */
export function DuplicatesNote({ lead }: { lead: Lead }) {
  const { duplicates: words } = useAllWords()
  const mayMerge = useCan('lead.merge')
  const [compares, setCompares] = useState(false)
  const { others, reload } = useDuplicates(lead.id)
  if (others.length === 0) return null
  const names = others.map(
    (other) => `${other.lead.name} (${other.reasons.map((one) => words.reasons[one]).join(' · ')})`,
  )
  return (
    <>
      <Banner
        tone="warning"
        icon="people"
        action={
          mayMerge && (
            <Button size="small" onClick={() => setCompares(true)}>
              {words.compare}
            </Button>
          )
        }
      >
        {words.note(names.join(' · '))}
      </Banner>
      {compares && (
        <Suspense>
          <MergeDialog
            leads={[lead, ...others.map((other) => other.lead)].slice(0, 10)}
            onClose={() => setCompares(false)}
            onMerged={reload}
          />
        </Suspense>
      )}
    </>
  )
}
