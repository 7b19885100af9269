import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PushDevice } from '#contract/push.ts'
import { call } from '#web/api/client.ts'
import { query } from '#web/api/queries.ts'
import { useToast } from '#web/kit/Toast.tsx'
import { useSession } from '../session.tsx'
import { useAct } from '../use-act.ts'
import { useAllWords, useLanguage } from '../words.tsx'
import { type Support, supportOf, thisBrowser } from './push-support.ts'
import { bodyOf, keepOwnDevice, readOwnDevice, registerWorker } from './register.ts'
import { workerScope } from './worker-address.ts'

/** The caller's devices that get pushes, and whether this one can. */
export function usePush() {
  const { phone } = useAllWords()
  const [language] = useLanguage()
  const { user } = useSession()
  const { show } = useToast()
  const { busy, act } = useAct()
  const [support, setSupport] = useState<Support>(() => supportOf(thisBrowser()))
  const { data, error, refetch } = useQuery({ ...query('readPush', {}), refetchOnMount: 'always' })
  const ownId = readOwnDevice()?.id ?? null
  const own = data?.devices.find(({ id }) => id === ownId) ?? null
  const isOn = own !== null && !own.paused && !own.ended

  const turnOn = async (publicKey: string) => {
    const done = await act('on', phone.onFailed, async () => {
      const permission = await Notification.requestPermission()
      setSupport(supportOf(thisBrowser()))
      if (permission !== 'granted') throw new Error('not granted')
      const registration = await registerWorker(language)
      if (!registration) throw new Error('no service worker')
      await navigator.serviceWorker.ready
      // One for an earlier key of the server would never get a push.
      await (await registration.pushManager.getSubscription())?.unsubscribe()
      const options = { userVisibleOnly: true, applicationServerKey: publicKey }
      const { id } = await call.addPushDevice({ body: bodyOf(await registration.pushManager.subscribe(options)) })
      keepOwnDevice({ userId: user.id, id })
    })
    if (done) show({ tone: 'success', title: phone.turnedOn })
    await refetch()
  }
  const turnOff = async ({ id }: PushDevice) => {
    const done = await act(id, phone.offFailed, async () => {
      await call.removePushDevice({ params: { id } })
      if (id !== ownId) return
      keepOwnDevice(null)
      const registration = await navigator.serviceWorker?.getRegistration(workerScope)
      await (await registration?.pushManager?.getSubscription())?.unsubscribe()
    })
    if (done && id === ownId) show({ tone: 'success', title: phone.turnedOff })
    await refetch()
  }
  return { data, error, refetch, own, isOn, support, busy, act, turnOn, turnOff }
}
