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
export const isOfNoSite = (origin: string | undefined): boolean => origin === 'null' || origin === ''

/** Like `refuseCrossSite`, for visitors' forms: without a session, a hidden origin is acceptable. */
export function refuseCrossSiteForm(request: Request, ownOrigin: string): void {
  const isHidden = !request.headers.has('sec-fetch-site') && isOfNoSite(request.headers.get('origin') ?? undefined)
  if (!isHidden) refuseCrossSite(request, ownOrigin)
}

/** Like `refuseCrossSite`, for writes only: any site may link to public pages. */
export function refuseCrossSiteWrite(request: Request, ownOrigin: string): void {
  if (!safeMethods.has(request.method)) refuseCrossSite(request, ownOrigin)
}
