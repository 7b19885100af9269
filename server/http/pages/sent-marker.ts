import { cookieNames } from '#domain/cookies.ts'
import { type FormName, formNames, type Receipt } from '#web/site/page.ts'

/** How long the page with the thanks can be loaded again, seconds. */
const lifetime = 600

/** A form that was sent, and where its sender gets one, the receipt. */
export type Sent = { readonly form: FormName; readonly receipt?: Receipt | undefined }

/**
 * `Set-Cookie` that lets only this browser, not a shared link, see the thanks for a form it has sent from the
 * page at `path`.
 */
export function sentMarker({ form, receipt }: Sent, path: string, secure: boolean): string {
  const value = receipt ? `${form}.${receipt.id}.${Date.parse(receipt.receivedAt)}` : form
  const attributes = [`Path=${path}`, `Max-Age=${lifetime}`, 'HttpOnly', 'SameSite=Lax']
  return [`${cookieNames.sent}=${value}`, ...attributes, ...(secure ? ['Secure'] : [])].join('; ')
}

const marker = new RegExp(`(?:^|;\\s*)${cookieNames.sent}=([\\w-]+)(?:\\.([\\da-f-]{36})\\.(\\d{1,15}))?(?:;|$)`)

/** The form whose thanks a request asks for, if its browser has sent it. */
export function sentForm(asked: string, cookies: string | undefined): Sent | undefined {
  const [, marked, id, received] = marker.exec(cookies ?? '') ?? []
  const form = formNames.find((name) => name === asked && name === marked)
  if (!form) return undefined
  const receipt = id && received ? { id, receivedAt: new Date(Number(received)).toISOString() } : undefined
  return { form, receipt }
}
