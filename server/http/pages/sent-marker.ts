import { type FormName, formNames } from '#web/site/page.ts'

/** How long the page with the thanks can be loaded again, seconds. */
const lifetime = 600

/**
 * `Set-Cookie` that lets this browser, and nobody it passes the link to, see the thanks for a form it has sent from the
 * page at `path`.
 */
export function sentMarker(form: FormName, path: string, secure: boolean): string {
  const attributes = [`Path=${path}`, `Max-Age=${lifetime}`, 'HttpOnly', 'SameSite=Lax']
  return [`sent=${form}`, ...attributes, ...(secure ? ['Secure'] : [])].join('; ')
}

/** The form whose thanks a request asks for, if its browser has sent it. */
export function sentForm(asked: string, cookies: string | undefined): FormName | undefined {
  const marked = /(?:^|;\s*)sent=([\w-]+)/.exec(cookies ?? '')?.[1]
  return formNames.find((name) => name === asked && name === marked)
}
