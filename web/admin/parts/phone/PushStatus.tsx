import { Button } from '#web/kit/Button.tsx'
import { useAllWords } from '../words.tsx'
import type { usePush } from './use-push.ts'

/** Why this device gets no pushes; null if it could. */
export function usePushObstacle({ data, support }: ReturnType<typeof usePush>): string | null {
  const { states } = useAllWords().phone
  if (data?.publicKey === null) return states.operator
  return support === 'possible' ? null : states[support]
}

/** Why pushes to this device ended, until they are enabled again; null: they did not. */
export function usePushEnd({ own }: ReturnType<typeof usePush>): string | null {
  const { endedTexts } = useAllWords().phone
  return own?.ended ? endedTexts[own.ended] : null
}

/** Turns pushes to this device on or off. */
export function PushButton({ push }: { push: ReturnType<typeof usePush> }) {
  const { phone } = useAllWords()
  const { data, own, isOn, busy, turnOn, turnOff } = push
  const obstacle = usePushObstacle(push)
  const publicKey = data?.publicKey
  if (own && isOn)
    return (
      <Button busy={busy === own.id} onClick={() => void turnOff(own)}>
        {phone.off}
      </Button>
    )
  if (obstacle !== null || !publicKey) return null
  return (
    <Button busy={busy === 'on'} onClick={() => void turnOn(publicKey)}>
      {phone.on}
    </Button>
  )
}
