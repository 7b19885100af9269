import { useQuery } from '@tanstack/react-query'
import type { StaffLeadOrigin } from '#contract/attribution.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { DetailsCard } from './DetailsCard.tsx'
import styles from './LeadDialog.module.css'

const campaignParts = ['utmSource', 'utmMedium', 'utmCampaign', 'utmTerm', 'utmContent'] as const

/** The origin of this lead's visit; renders nothing if unknown. */
export function OriginCard({ leadId }: { leadId: string }) {
  const { origin: words } = useAllWords()
  const { data } = useQuery(query('readLeadOrigin', { params: { id: leadId } }))
  const facts = data?.data ? factsOf(data.data, words) : []
  if (facts.length === 0) return null
  return (
    <DetailsCard title={words.title}>
      <dl className={styles.origin}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd className={styles.name} dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.source}>{words.note}</p>
    </DetailsCard>
  )
}

function factsOf(origin: StaffLeadOrigin, words: ReturnType<typeof useAllWords>['origin']) {
  const facts: [label: string, value: string | null][] = [
    [words.landingPage, origin.landingPage],
    [words.referrerHost, origin.referrerHost],
    ...campaignParts.map((part): [string, string | null] => [
      `${words.campaign}: ${words.campaignParts[part].toLowerCase()}`,
      origin[part],
    ]),
    [words.variant, origin.variant && words.variants[origin.variant]],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== null)
}
