import type { PushDevice } from '#contract/push.ts'
import { can } from '#domain/staff/permissions.ts'
import { pushAction } from '#domain/staff/push.ts'
import { PushButton, usePushEnd, usePushObstacle } from '#web/admin/parts/phone/PushStatus.tsx'
import { usePush } from '#web/admin/parts/phone/use-push.ts'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Row, RowList, Section } from '#web/admin/parts/screen/Section.tsx'
import { useSession } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { QuietHoursRow } from './QuietHoursRow.tsx'

/** The devices that receive this teammate's pushes, and quiet hours; for those who may reply to leads. */
export function PushSection() {
  const { user } = useSession()
  return can(user.role, pushAction) ? <Devices /> : null
}

function Devices() {
  const { phone } = useAllWords()
  const push = usePush()
  const { data, error, own, isOn, busy, turnOff, refetch } = push
  const obstacle = usePushObstacle(push)
  const end = usePushEnd(push)
  if (!data)
    return (
      <Section title={phone.title} text={phone.text}>
        <ReadState error={error} failed={phone.loadFailed} onRetry={() => void refetch()} />
      </Section>
    )
  const others = data.devices.filter(({ id }) => id !== own?.id)
  return (
    <Section title={phone.title} text={phone.text}>
      <RowList label={phone.title}>
        <li>
          <Row
            icon="device"
            title={
              <>
                {phone.thisDevice}
                {isOn ? <Badge tone="success">{phone.isOn}</Badge> : <Badge>{phone.isOff}</Badge>}
              </>
            }
            text={obstacle ?? end ?? phone.facts}
            end={<PushButton push={push} />}
          />
        </li>
        {others.map((device) => (
          <li key={device.id}>
            <OtherDevice device={device} busy={busy === device.id} onOff={() => void turnOff(device)} />
          </li>
        ))}
        <li>
          <QuietHoursRow quietHours={data.quietHours} onChanged={refetch} />
        </li>
      </RowList>
    </Section>
  )
}

function OtherDevice({ device, busy, onOff }: { device: PushDevice; busy: boolean; onOff: () => void }) {
  const { phone } = useAllWords()
  const format = useFormat()
  const { ended, paused, seenAt } = device
  const name = device.device || phone.device
  const textOf = () => {
    if (ended) return phone.endedTexts[ended]
    return paused ? phone.pausedText : phone.seen(format.relative(seenAt, Date.now()))
  }
  return (
    <Row
      icon="device"
      title={
        <>
          {name}
          {ended && <Badge tone="danger">{phone.ended}</Badge>}
          {paused && !ended && <Badge tone="warning">{phone.paused}</Badge>}
        </>
      }
      text={textOf()}
      end={
        <Button busy={busy} aria-label={ended ? phone.removeOf(name) : phone.offOf(name)} onClick={onOff}>
          {ended ? phone.remove : phone.off}
        </Button>
      }
    />
  )
}
