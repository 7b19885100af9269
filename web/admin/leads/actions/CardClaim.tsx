import type { Lead } from '#contract/leads.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { classNames } from '#web/kit/class-names.ts'
import mask from '#web/kit/mask-icons.module.css'
import { useClaim } from './use-claim.ts'

type CardClaimProps = { lead: Lead; tabIndex: 0 | -1; className: string | undefined }

/** Assigns a lead to oneself from its card, in one click. */
export function CardClaim({ lead, tabIndex, className }: CardClaimProps) {
  const { work } = useWords()
  const claim = useClaim()
  return (
    <button
      type="button"
      className={classNames(className, mask.icon)}
      data-icon="user"
      tabIndex={tabIndex}
      aria-label={work.claimOf(lead.name)}
      title={work.claim}
      onClick={() => void claim(lead)}
    >
      <span aria-hidden="true">{work.claim}</span>
    </button>
  )
}
