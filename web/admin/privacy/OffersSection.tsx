import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Section } from '#web/admin/parts/screen/Section.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Switch } from '#web/kit/Switch.tsx'
import styles from './OffersSection.module.css'

/** Setting: offers by email wait until the address confirmed them. */
export function OffersSection() {
  const { offers: words } = useAllWords().privacy
  const mayChange = useCan('settings.write')
  const client = useQueryClient()
  const options = query('readOffers', {})
  const { data, error, refetch } = useQuery({ ...options, refetchOnMount: 'always' })
  const { busy, act } = useAct()
  const change = (needsConfirmation: boolean) =>
    act('change', words.failed, async () => {
      client.setQueryData(options.queryKey, await call.changeOffers({ body: { needsConfirmation } }))
    })
  return (
    <Section title={words.title} text={words.text}>
      {!data && <ReadState error={error} failed={words.loadFailed} rows={1} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.choice}>
          <Switch
            label={words.needsConfirmation}
            checked={data.needsConfirmation}
            disabled={!mayChange || busy !== null}
            onChange={(needed) => void change(needed)}
          />
        </div>
      )}
    </Section>
  )
}
