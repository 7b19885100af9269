import { useQuery } from '@tanstack/react-query'
import { claimName } from '#web/admin/parts/claim-name.ts'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import styles from './Settings.module.css'

type GoLiveProps = {
  open: boolean
  pending: boolean
  /** True if PUBLIC_URL is set. */
  hasAddress: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Before the site goes live: says whether its forms close, what will be hidden, and what will show as not stated. */
export function GoLiveDialog({ open, pending, hasAddress, onClose, onConfirm }: GoLiveProps) {
  const { settings, startList, cancel } = useAllWords()
  const { goLive } = settings
  const format = useFormat()
  const { data, error, refetch } = useQuery({
    ...query('listClaims', {}),
    enabled: open,
    refetchOnMount: 'always',
  })
  const start = useQuery({ ...query('readStartList', {}), enabled: open, refetchOnMount: 'always' })
  const missing = start.data?.steps.filter(({ isNeeded, isDone }) => isNeeded && !isDone) ?? []
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      closesBelow
      title={goLive.title}
      isTextOnly
      footer={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button tone="primary" busy={pending} disabled={!data} onClick={onConfirm}>
            {pending ? goLive.pending : goLive.confirm}
          </Button>
        </>
      }
    >
      {!hasAddress && (
        <Banner tone="warning" icon="alert">
          <strong>{goLive.noAddress}</strong> {goLive.noAddressText}
        </Banner>
      )}
      {missing.length > 0 && (
        <Banner tone="warning" icon="alert">
          <strong>{startList.first.liveText(missing.length)}</strong>{' '}
          {format.list(missing.map(({ name }) => startList.steps[name]))}
        </Banner>
      )}
      {data ? (
        <Vanishing claims={data.data} />
      ) : (
        <ReadState error={error} failed={settings.loadFailed} onRetry={() => void refetch()} />
      )}
    </Dialog>
  )
}

type Claims = readonly {
  readonly id: string
  readonly provenance: string | null
  readonly topic: string
  readonly vanishesInLiveMode: boolean
}[]

function Vanishing({ claims }: { claims: Claims }) {
  const words = useAllWords()
  const { goLive } = words.settings
  const format = useFormat()
  const gone = claims.filter(({ vanishesInLiveMode }) => vanishesInLiveMode)
  const named = gone.filter(({ topic }) => topic !== 'testimonial')
  const absent = claims.filter(({ provenance }) => provenance === null)
  const names = (of: Claims) => of.map(({ id }) => <li key={id}>{claimName(id, words, format)}</li>)
  return (
    <>
      <p>{gone.length === 0 ? goLive.nothing : goLive.vanish(gone.length, format.number(gone.length))}</p>
      <ul className={styles.list}>
        {names(named)}
        {gone.length > named.length && <li>{goLive.testimonials(format.number(gone.length - named.length))}</li>}
      </ul>
      {absent.length > 0 && (
        <>
          <p>{goLive.absent}</p>
          <ul className={styles.list}>{names(absent)}</ul>
        </>
      )}
    </>
  )
}
