import { can } from '#domain/staff/permissions.ts'
import { pushAction } from '#domain/staff/push.ts'
import { Row } from '../screen/Section.tsx'
import { useSession } from '../session.tsx'
import { useAllWords } from '../words.tsx'
import { PushButton, usePushEnd, usePushObstacle } from './PushStatus.tsx'
import { usePush } from './use-push.ts'

/** Pushes to this device, where the alerts are listed. */
export function AlertsPush() {
  const { user } = useSession()
  return can(user.role, pushAction) ? <OwnDevice /> : null
}

function OwnDevice() {
  const { phone } = useAllWords()
  const push = usePush()
  const obstacle = usePushObstacle(push)
  const end = usePushEnd(push)
  return <Row icon="device" title={phone.title} text={obstacle ?? end ?? phone.text} end={<PushButton push={push} />} />
}
