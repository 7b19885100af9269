import { remembered, useRemembered } from '#web/admin/parts/remembered.ts'

/** Whether alerts are shown by the system as well, on this computer. Asked for by a click, as browsers want it. */
const wanted = remembered('staff.notifications', ['off', 'on'])

const isThere = (): boolean => 'Notification' in globalThis

/** `blocked`: the browser refuses, whatever is wanted here. */
export type DesktopState = 'on' | 'off' | 'blocked' | 'impossible'

export function useDesktop(): { state: DesktopState; toggle: () => Promise<void> } {
  const choice = useRemembered(wanted)
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

/** Has the system show an alert where that is wanted and this window is not in front. */
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
    // Phones allow it to service workers alone; the toast and the sound are there in any case.
  }
}
