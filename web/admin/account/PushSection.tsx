import { can } from '#domain/permissions.ts'
import { pushAction } from '#domain/push.ts'
import { PushButton, usePushObstacle } from '#web/admin/parts/phone/PushStatus.tsx'
import { usePush } from '#web/admin/parts/phone/use-push.ts'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Row, RowList, Section } from '#web/admin/parts/screen/Section.tsx'
import { useSession } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { QuietHoursRow } from './QuietHoursRow.tsx'

/** The devices that get this teammate's pushes, and the hours without; for those who may reply to leads. */
export function PushSection() {
  const { user } = useSession()
  return can(user.role, pushAction) ? <Devices /> : null
}

function Devices() {
  const { phone } = useAllWords()
  const format = useFormat()
  const push = usePush()
  const { data, error, own, busy, turnOff, refetch } = push
  const obstacle = usePushObstacle(push)
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
                {own && !own.paused ? <Badge tone="success">{phone.isOn}</Badge> : <Badge>{phone.isOff}</Badge>}
              </>
            }
            text={obstacle ?? phone.facts}
            end={<PushButton push={push} />}
          />
        </li>
        {others.map((device) => {
          const name = device.device || phone.device
          return (
            <li key={device.id}>
              <Row
                icon="device"
                title={
                  <>
                    {name}
                    {device.paused && <Badge tone="warning">{phone.paused}</Badge>}
                  </>
                }
                text={device.paused ? phone.pausedText : phone.seen(format.relative(device.seenAt, Date.now()))}
                end={
                  <Button busy={busy === device.id} aria-label={phone.offOf(name)} onClick={() => void turnOff(device)}>
                    {phone.off}
                  </Button>
                }
              />
            </li>
          )
        })}
        <li>
          <QuietHoursRow quietHours={data.quietHours} onChanged={refetch} />
        </li>
      </RowList>
    </Section>
  )
}
