import { cookieNames } from '#domain/privacy/cookies.ts'

/** On https the `__Host-` prefix keeps other hosts and plain http from setting this cookie. */
const names = { secure: `__Host-${cookieNames.session}`, plain: cookieNames.session } as const

/** The session token in a request's cookies, or null. On https only the `__Host-` cookie counts, which other hosts cannot set. */
export function tokenOf(cookies: string | null, secure: boolean): string | null {
  const expected = secure ? names.secure : names.plain
  for (const part of (cookies ?? '').split(';')) {
    const [name, value] = part.trim().split('=', 2)
    if (name === expected && value && /^[\w-]{43}$/.test(value)) return value
  }
  return null
}

/** `Set-Cookie` for a session; without `maxAgeSeconds` it ends with the browser. */
export function sessionCookie(token: string, secure: boolean, maxAgeSeconds?: number): string {
  return [
    `${secure ? names.secure : names.plain}=${token}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
  ].join('; ')
}
