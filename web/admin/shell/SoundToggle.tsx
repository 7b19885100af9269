import { useSound } from '#web/admin/parts/sound.ts'
import { useWords } from '#web/admin/parts/words.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'

/** Whether a new lead beeps (spec §2). The label shows the state; pressing toggles it. */
export function SoundToggle() {
  const { sound } = useWords()
  const { on, toggle } = useSound()
  return <IconButton icon={on ? 'bell' : 'bell-off'} label={on ? sound.on : sound.off} onClick={toggle} />
}
