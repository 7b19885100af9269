import { type StaffLanguage, staffLanguageOf } from '#domain/site/languages.ts'
import type { PushMessage } from '#domain/staff/push.ts'
import { worker as ar } from '#web/words/staff/phone-ar.ts'
import { worker as en, type WorkerWords } from '#web/words/staff/phone-en.ts'
import { worker as es } from '#web/words/staff/phone-es.ts'
import { worker as ru } from '#web/words/staff/phone-ru.ts'
import { notificationOf } from './notification.ts'
import { offlinePage } from './offline-page.ts'

/** Service worker types; the compiler's own conflict with those of pages. */
type Extendable = Event & { waitUntil(work: Promise<unknown>): void }
type WorkerEvents = {
  install: Extendable
  activate: Extendable
  fetch: Extendable & { readonly request: Request; respondWith(answer: Promise<Response>): void }
  push: Extendable & { readonly data: { json(): unknown } | null }
  notificationclick: Extendable & { readonly notification: Notification; readonly action: string }
}
type WindowClient = { readonly url: string; focus(): Promise<WindowClient>; navigate(url: string): Promise<unknown> }
type Worker = {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener<K extends keyof WorkerEvents>(type: K, listener: (event: WorkerEvents[K]) => void): void
}
const worker = globalThis as unknown as Worker

const language: StaffLanguage = staffLanguageOf(new URL(worker.location.href).searchParams.get('language'))
const inLanguages: Record<StaffLanguage, WorkerWords> = { en, es, ar, ru }
const words = inLanguages[language]

// It caches nothing, so a new version can take over at once.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))

worker.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  event.respondWith(fetch(event.request).catch(() => offlinePage(words.offline, language)))
})

worker.addEventListener('push', (event) => {
  const message = event.data?.json() as PushMessage | undefined
  if (!message) return
  const { title, ...options } = notificationOf(message, words, language, Date.now())
  event.waitUntil(worker.registration.showNotification(title, options))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data as { path: string }
  event.waitUntil(event.action === 'stop' ? stop() : open(path))
})

/** The browser forgets the subscription; the server learns it from the push service with the next push. */
async function stop(): Promise<void> {
  const subscription = await worker.registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

/** Opens a page of the application, in a window that is already there if possible. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: false })
  const [first] = windows
  if (!first) return void (await worker.clients.openWindow(path))
  await first.focus()
  await first.navigate(path)
}
