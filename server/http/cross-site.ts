import { ApiError } from '#contract/errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses cross-site requests. Browsers name the origin in `Sec-Fetch-Site`, older ones in `Origin`; a program sends
 * neither and has no cookie to abuse.
 */
export function refuseCrossSite(request: Request, ownOrigin: string): void {
  const site = request.headers.get('sec-fetch-site')
  if (site === 'same-origin' || site === 'none') return
  if (site !== null) throw new ApiError('cross_site')
  const origin = request.headers.get('origin')
  if (origin !== null && origin !== ownOrigin) throw new ApiError('cross_site')
}

/** Origin values that privacy settings, apps, proxies and Safari before 16.4 send for our own forms. */
const isOfNoSite = (origin: string | null): boolean => origin === 'null' || origin === ''

/** Like `refuseCrossSite`, for visitors' forms: without a session, a hidden origin is acceptable. */
export function refuseCrossSiteForm(request: Request, ownOrigin: string): void {
  const isHidden = !request.headers.has('sec-fetch-site') && isOfNoSite(request.headers.get('origin'))
  if (!isHidden) refuseCrossSite(request, ownOrigin)
}

/** Like `refuseCrossSite`, for writes only: any site may link to public pages. */
export function refuseCrossSiteWrite(request: Request, ownOrigin: string): void {
  if (!safeMethods.has(request.method)) refuseCrossSite(request, ownOrigin)
}

/**
 * True if a form that `refuseCrossSiteForm` let pass has a header that browsers send with it. Firefox before 70, and
 * phones built on it, send no more than the page's address.
 */
export function isSentByBrowser({ headers }: Request, ownOrigin: string): boolean {
  return (
    headers.has('sec-fetch-site') ||
    headers.has('origin') ||
    URL.parse(headers.get('referer') ?? '')?.origin === ownOrigin
  )
}
