import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RegisteredClaim } from '#contract/claims.ts'
import { claimName } from '#web/admin/parts/claim-name.ts'
import { EntryBoundary } from '#web/admin/parts/EntryBoundary.tsx'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { RowList, Section } from '#web/admin/parts/screen/Section.tsx'
import { StartList } from '#web/admin/parts/start/StartList.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { EmptyState } from '#web/kit/EmptyState.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import type { StaffWords } from '#web/words/staff/en.ts'
import { ClaimRow } from './ClaimRow.tsx'
import styles from './Claims.module.css'

type Group = keyof StaffWords['claims']['groups']

/** Sort order: claims that need attention first. */
const groups: readonly Group[] = ['old', 'waits', 'absent', 'stated', 'measured', 'testimonials']

function groupOf({ topic, provenance, stated }: RegisteredClaim): Group {
  if (provenance === 'stated') return stated?.isExpired ? 'old' : 'stated'
  if (topic === 'testimonial') return 'testimonials'
  if (provenance === null) return 'absent'
  return provenance === 'sample' ? 'waits' : 'measured'
}

/** All site statements: measured ones, those awaiting evidence, those hidden in live mode. */
export function ClaimsScreen() {
  const words = useAllWords()
  const { claims } = words
  const format = useFormat()
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery({ ...query('listClaims', {}), refetchOnMount: 'always' })
  const nameOf = ({ id }: RegisteredClaim) => claimName(id, words, format)
  const wanted = search.trim().toLocaleLowerCase()
  const found = data?.data.filter((claim) => nameOf(claim).toLocaleLowerCase().includes(wanted)) ?? []
  const vanishing = data?.data.filter(({ vanishesInLiveMode }) => vanishesInLiveMode).length ?? 0
  return (
    <Screen title={claims.title} lead={claims.lead}>
      {!data && <ReadState error={error} failed={claims.loadFailed} rows={8} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Banner tone={data.mode === 'live' ? 'success' : 'warning'} icon="info">
            {data.mode === 'live' ? claims.mode.live : claims.mode.demo(vanishing, format.number(vanishing))}
          </Banner>
          <StartList />
          <search className={styles.search}>
            <TextField label={claims.search} type="search" icon="search" value={search} onChange={setSearch} />
          </search>
          {found.length === 0 && <EmptyState icon="search" title={claims.noneFound} />}
          {groups.map((group) => {
            const rows = found.filter((claim) => groupOf(claim) === group)
            const { title, text } = claims.groups[group]
            return (
              rows.length > 0 && (
                <Section key={group} title={`${title} · ${format.number(rows.length)}`} text={text}>
                  <RowList label={title}>
                    {rows.map((claim) => (
                      <EntryBoundary key={claim.id} place="claim" of={claim} fallback={<li>{claim.id}</li>}>
                        <ClaimRow claim={claim} />
                      </EntryBoundary>
                    ))}
                  </RowList>
                </Section>
              )
            )
          })}
        </>
      )}
    </Screen>
  )
}
