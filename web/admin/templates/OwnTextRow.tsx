import { useState } from 'react'
import { changeableSnippet, type Snippet } from '#contract/snippets.ts'
import { markOf } from '#domain/leads/seen.ts'
import { directionOf } from '#domain/site/languages.ts'
import { ConfirmDelete } from '#web/admin/parts/ConfirmDelete.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAct } from '#web/admin/parts/use-act.ts'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { call } from '#web/api/client.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import styles from './Templates.module.css'

type OwnTextRowProps = { snippet: Snippet; onEdit: () => void; onDeleted: () => void }

/** One text: name, owner, beginning; its owner can edit and delete it. */
export function OwnTextRow({ snippet, onEdit, onDeleted }: OwnTextRowProps) {
  const { own: words } = useAllWords().templates
  const [isAsking, ask] = useState(false)
  const { busy, act } = useAct()
  const { id, name, text, isMine, isShared, isInRule, owner, language } = snippet
  const mayChangeRules = useCan('automation.write')
  const remove = async () => {
    const isDone = await act('delete', words.notDeleted, () =>
      call.deleteSnippet({ params: { id }, query: { seen: markOf(changeableSnippet(snippet)) } }),
    )
    ask(false)
    if (isDone) onDeleted()
  }
  return (
    <li className={styles.ownText}>
      <div>
        <p className={styles.subject}>
          <bdi>{name}</bdi> {isShared && <Badge>{isMine ? words.sharedByMe : words.sharedBy(owner)}</Badge>}{' '}
          {isInRule && <Badge>{words.inRule}</Badge>}
        </p>
        <p className={styles.begin} dir={directionOf(language)} lang={language}>
          {text}
        </p>
      </div>
      {isMine && (!isInRule || mayChangeRules) && (
        <div className={styles.buttons}>
          <Button size="small" onClick={onEdit} aria-label={words.editOf(name)}>
            {words.edit}
          </Button>
          <Button size="small" onClick={() => ask(true)} aria-label={words.deleteOf(name)}>
            {words.delete}
          </Button>
        </div>
      )}
      <ConfirmDelete
        words={{ title: words.deleteOf(name), text: words.deleteText, confirm: words.delete, pending: words.deleting }}
        open={isAsking}
        onClose={() => ask(false)}
        busy={busy !== null}
        remove={remove}
      />
    </li>
  )
}
