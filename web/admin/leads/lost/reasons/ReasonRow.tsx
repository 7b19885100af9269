import { useState } from 'react'
import { Row } from '#web/admin/parts/screen/Section.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { lostReasonName } from '../lost-reason-name.ts'
import { RenameReason } from './RenameReason.tsx'
import type { SaveReasons } from './use-reasons.ts'

type ReasonRowProps = { reason: string; place: number; all: readonly string[]; save: SaveReasons }

/** One reason, with controls to move, rename and retire it. */
export function ReasonRow({ reason, place, all, save }: ReasonRowProps) {
  const words = useAllWords()
  const { lostReasons: own } = words
  const [isRenaming, setRenaming] = useState(false)
  const name = lostReasonName(reason, words)
  const move = (by: -1 | 1) => {
    const reasons = all.with(place, all[place + by]!).with(place + by, reason)
    void save({ reasons: [...reasons] }, { reason, control: by < 0 ? 'up' : 'down' })
  }
  if (isRenaming) {
    return <RenameReason reason={reason} name={name} all={all} save={save} onDone={() => setRenaming(false)} />
  }
  return (
    <div data-reason={reason}>
      <Row
        title={<bdi>{name}</bdi>}
        end={
          <>
            <IconButton
              size="small"
              icon="chevron-up"
              label={own.up(name)}
              data-control="up"
              disabled={place === 0}
              onClick={() => move(-1)}
            />
            <IconButton
              size="small"
              icon="chevron-down"
              label={own.down(name)}
              data-control="down"
              disabled={place === all.length - 1}
              onClick={() => move(1)}
            />
            <Button
              size="small"
              aria-label={own.renameOf(name)}
              data-control="rename"
              onClick={() => setRenaming(true)}
            >
              {own.rename}
            </Button>
            <Button
              size="small"
              aria-label={own.retireOf(name)}
              onClick={() => void save({ reasons: all.filter((other) => other !== reason) })}
            >
              {own.retire}
            </Button>
          </>
        }
      />
    </div>
  )
}
