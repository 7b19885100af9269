import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Payer } from '#contract/subscriptions.ts'
import layout from '#web/admin/parts/layout.module.css'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import { TextField } from '#web/kit/TextField.tsx'
import styles from './Customers.module.css'

const leadsShown = 6
const minSearched = 2

/** Asks which lead a payment belongs to: a suggested or a searched one. */
export function MatchDialog({ payer, onClose }: { payer: Payer; onClose: (hasMatched: boolean) => void }) {
  const all = useAllWords()
  const { customers: words, leads } = all
  const { busy, act } = useAct()
  const [typed, setTyped] = useState('')
  const q = typed.trim()
  const found = useQuery({
    ...query('listLeads', { query: { q, limit: leadsShown } }),
    enabled: q.length >= minSearched,
  })
  const shown = q.length >= minSearched ? (found.data?.data ?? []) : payer.candidates
  const match = async (leadId: string) => {
    const work = () => call.matchPayer({ params: { id: payer.id }, body: { leadId, seen: { leadId: null } } })
    if (await act(leadId, words.matchFailed, work, { conflict: words.matchClash })) onClose(true)
  }
  return (
    <Dialog
      open
      title={words.matchTitle}
      description={words.matchText}
      onOpenChange={(isOpen) => !isOpen && onClose(false)}
    >
      <TextField label={words.search} value={typed} onChange={setTyped} />
      <ul className={layout.stack2} aria-label={words.candidates}>
        {shown.map(({ id, name, status }) => (
          <li key={id}>
            <Button busy={busy === id} aria-label={words.matchTo(name)} onClick={() => void match(id)}>
              {words.leadOf(name, leads.stages[status])}
            </Button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && (q.length < minSearched || found.data) && <p className={styles.none}>{words.noLeads}</p>}
    </Dialog>
  )
}
