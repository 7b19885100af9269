import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { Context, Hono } from 'hono'
import { staffOf } from './admission.ts'
import type { Edge, Env } from './edge.ts'
import { EncodedBody } from './pages/encoded.ts'
import { securityHeaders } from './security-headers.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}
export const staffAddresses = ['/admin', '/superadmin-clean', '/subscription-management', '/api/docs']

/**
 * The built files, read once and served from memory. Those under /assets carry a hash in their name and never change;
 * the staff application's shell is the same at each of its addresses. What compression makes smaller has a copy beside it
 * that the build compressed; fonts and pictures are sent as they are.
 */
export function bindFiles(app: Hono<Env>, folder: string, edge: Edge, brandName: () => Promise<string>): void {
  const files = new Map<string, { body: EncodedBody; type: string; isCompressible: boolean }>()
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  for (const entry of names) {
    const extension = extname(entry.name)
    const type = types[extension]
    if (!entry.isFile() || !type || entry.parentPath.split(sep).includes('.vite')) continue
    const path = join(entry.parentPath, entry.name)
    const address = `/${relative(folder, path).split(sep).join('/')}`
    const isCompressible = existsSync(`${path}.br`)
    const brotli = isCompressible ? new Uint8Array(readFileSync(`${path}.br`)) : undefined
    files.set(address, { body: new EncodedBody(readFileSync(path), brotli), type, isCompressible })
  }
  for (const [address, { body, type, isCompressible }] of files) {
    const cacheControl = cacheControlOf(address)
    app.get(address, (c) => {
      const request = isCompressible
        ? c.req.raw
        : new Request(c.req.raw.url, { headers: withoutEncodings(c.req.raw.headers) })
      return body.respond(request, {
        'content-type': type,
        'cache-control': cacheControl,
        ...securityHeaders(c.get('secure')),
      })
    })
  }

  const shellFile = join(folder, 'web/admin/index.html')
  if (!existsSync(shellFile)) return
  const shellOf = namedShell(readFileSync(shellFile, 'utf8'))
  const showShell = async (c: Context<Env>) =>
    shellOf(await brandName()).respond(c.req.raw, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      ...securityHeaders(c.get('secure'), [], { isStaff: true }),
    })
  for (const address of staffAddresses) {
    app.on(['GET'], [address, `${address}/*`], async (c) => {
      // The description of the API is for staff: other visitors are redirected to the login.
      if (address.startsWith('/api/') && !(await staffOf(c, edge))) {
        c.header('cache-control', 'no-store')
        return c.redirect('/admin', 302)
      }
      return showShell(c)
    })
  }
  // A public page, and for who is signed in the editor of what it shows (decisions B).
  app.get('/track-record', async (c, next) => ((await staffOf(c, edge)) ? showShell(c) : next()))
}

/** Names under /assets carry a hash; the service worker must be looked up each time, so that a new version is found. */
function cacheControlOf(address: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return address === '/admin-worker.js' ? 'no-cache' : 'public, max-age=3600'
}

/** The shell with the brand's name filled in, rebuilt when the name changes. */
function namedShell(template: string): (brand: string) => EncodedBody {
  let made: { brand: string; body: EncodedBody } | null = null
  return (brand) => {
    if (made?.brand !== brand) {
      const name = brand.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
      made = { brand, body: new EncodedBody(template.replaceAll('{{brand}}', () => name)) }
    }
    return made.body
  }
}

function withoutEncodings(headers: Headers): Headers {
  const rest = new Headers(headers)
  rest.delete('accept-encoding')
  return rest
}
