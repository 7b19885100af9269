import type { Context } from 'hono'
import type { Env } from '../edge.ts'
import { securityHeaders } from '../security-headers.ts'
import type { RenderedPage } from './page-source.ts'

export const html = 'text/html; charset=utf-8'

/** The same for every visitor: any cache may keep and revalidate it. */
export const shared = { 'cache-control': 'public, no-cache' }
/** Depends on the visitor. */
export const personal = { 'cache-control': 'private, no-cache' }

/** A page as a response to this request, with its headers and others. */
export function showPage(
  c: Context<Env>,
  page: RenderedPage,
  headers: Record<string, string>,
  status?: number,
): Response {
  return page.body.respond(c.req.raw, { ...pageHeaders(c, page), ...headers }, status)
}

export function pageHeaders(c: Context<Env>, page: RenderedPage): Record<string, string> {
  const policy = securityHeaders(c.get('secure'), page.styleHashes, { connects: page.connects })
  return { 'content-type': html, 'content-language': page.language, ...policy }
}
