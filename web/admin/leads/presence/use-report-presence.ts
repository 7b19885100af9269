import { useEffect } from 'react'
import { type Doing, presenceSaidEveryMs } from '#domain/leads/presence.ts'
import { call } from '#web/api/client.ts'

/** Reports presence at a lead while it is open here. Failures are ignored: presence is optional. */
export function useReportPresence(leadId: string, doing: Doing): void {
  useEffect(() => {
    const params = { id: leadId }
    const say = () => {
      if (document.visibilityState === 'visible') call.showPresence({ params, body: { doing } }).catch(() => undefined)
    }
    say()
    const timer = setInterval(say, presenceSaidEveryMs)
    return () => clearInterval(timer)
  }, [leadId, doing])
  useEffect(() => {
    const leave = () => void call.endPresence({ params: { id: leadId } }).catch(() => undefined)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [leadId])
}
