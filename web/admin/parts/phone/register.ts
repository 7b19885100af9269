import { ApiError } from '#contract/errors.ts'
import type { StaffLanguage } from '#domain/site/languages.ts'
import { call } from '#web/api/client.ts'
import { workerAddress, workerPath, workerScope } from './worker-address.ts'

/** The user who turned on pushes in this browser, and the device's id on the server. */
const storageKey = 'push.device'
export type OwnDevice = { readonly userId: string; readonly id: string }

export function readOwnDevice(): OwnDevice | null {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null') as OwnDevice | null
  } catch {
    return null
  }
}

export function keepOwnDevice(device: OwnDevice | null): void {
  try {
    if (device === null) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(device))
  } catch {
    // Storage is off: pushes still come, they are only not renewed.
  }
}

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL(address: string): string
  }
}
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** The content policy allows this one script address to be made from text (`server/http/security-headers`). */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return address
  policy ??= trustedTypes.createPolicy('worker', {
    createScriptURL(text) {
      if (new URL(text, location.href).href.startsWith(`${location.origin}${workerPath}?`)) return text
      throw new TypeError('This is not the address of the service worker.')
    },
  })
  return policy.createScriptURL(address)
}

/** Registers the service worker; null if unsupported, or on this connection. */
export async function registerWorker(language: StaffLanguage): Promise<ServiceWorkerRegistration | null> {
  // The development server has no built worker.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return null
  return navigator.serviceWorker.register(trusted(workerAddress(language)), { scope: workerScope })
}

/** Links the manifest and the icon of the home screen, and registers the service worker. */
export async function installApp(language: StaffLanguage, userId: string): Promise<void> {
  link('manifest', `/admin.webmanifest?language=${language}`)
  link('apple-touch-icon', '/admin-icon-180.png')
  try {
    const registration = await registerWorker(language)
    if (registration) await renewPush(registration, userId)
  } catch {
    // A private window may refuse service workers: everything else works without.
  }
}

function link(rel: string, href: string): void {
  const known = document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)
  const element = known ?? document.createElement('link')
  element.rel = rel
  element.href = href
  if (!known) document.head.append(element)
}

/** Reports that the app was opened here; ends pushes disabled elsewhere, or of another person. */
async function renewPush({ pushManager }: ServiceWorkerRegistration, userId: string): Promise<void> {
  const subscription = await pushManager?.getSubscription()
  if (!subscription) return
  const own = readOwnDevice()
  if (own?.userId !== userId) return end(subscription)
  try {
    await call.renewPushDevice({ body: bodyOf(subscription) })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') await end(subscription)
  }
}

async function end(subscription: PushSubscription): Promise<void> {
  keepOwnDevice(null)
  await subscription.unsubscribe()
}

/** A subscription as the server takes it. */
export function bodyOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } }
}
