import { remembered } from '#web/admin/parts/remembered.ts'
import { useStore } from '#web/kit/store.ts'

/** If this computer also shows alerts as system notifications. Browsers require a click to ask. */
const wanted = remembered('staff.notifications', ['off', 'on'])

const isThere = (): boolean => 'Notification' in globalThis

/** `blocked`: the browser denies permission, whatever is chosen here. */
type DesktopState = 'on' | 'off' | 'blocked' | 'impossible'

export function useDesktop(): { state: DesktopState; toggle: () => Promise<void> } {
  const choice = useStore(wanted)
  const state = stateOf(choice)
  return {
    state,
    async toggle() {
      if (state === 'on') return wanted.set('off')
      const permission = await Notification.requestPermission()
      wanted.set('off')
      if (permission === 'granted') wanted.set('on')
    },
  }
}

function stateOf(choice: 'on' | 'off'): DesktopState {
  if (!isThere()) return 'impossible'
  if (Notification.permission === 'denied') return 'blocked'
  return choice === 'on' && Notification.permission === 'granted' ? 'on' : 'off'
}

/** Shows a system notification if enabled and this window is not in front. */
export function showOnDesktop(title: string, text: string, onOpen: () => void): void {
  if (stateOf(wanted.value) !== 'on' || document.visibilityState === 'visible') return
  try {
    const notification = new Notification(title, { body: text, tag: title })
    notification.onclick = () => {
      window.focus()
      notification.close()
      onOpen()
    }
  } catch {
    // On phones only service workers may notify; toast and sound still work.
  }
}
