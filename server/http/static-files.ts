import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { Context, Hono } from 'hono'
import {
  negotiateLanguage,
  primarySubtag,
  type StaffLanguage,
  staffLanguageOf,
  staffLanguages,
} from '#domain/site/languages.ts'
import { staffOf } from './admission.ts'
import type { Env } from './edge.ts'
import { type FirstPageDeps, firstPageFor, inTwoParts } from './first-page.ts'
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
 * Serves the built files from memory. Those under /assets have a hash in their name and never change; the staff
 * application's shell is the same at all its URLs. Compressible files have a copy compressed by the build; fonts and
 * pictures are sent as they are. `earlier`: folders of previous versions, whose /assets are read on demand.
 */
export function bindFiles(
  app: Hono<Env>,
  folder: string,
  first: FirstPageDeps,
  brandName: () => Promise<string>,
  earlier: readonly string[] = [],
): void {
  const { edge } = first
  const files = new Map<string, { read: () => EncodedBody; type: string; isCompressible: boolean }>()
  for (const from of [folder, ...earlier]) {
    const names = existsSync(from) ? readdirSync(from, { recursive: true, withFileTypes: true }) : []
    for (const entry of names) {
      const type = types[extname(entry.name)]
      if (!entry.isFile() || !type || entry.parentPath.split(sep).includes('.vite')) continue
      const path = join(entry.parentPath, entry.name)
      const address = `/${relative(from, path).split(sep).join('/')}`
      if (files.has(address)) continue
      const isCompressible = existsSync(`${path}.br`)
      const read = () =>
        new EncodedBody(readFileSync(path), isCompressible ? new Uint8Array(readFileSync(`${path}.br`)) : undefined)
      const body = from === folder ? read() : null
      files.set(address, { read: () => body ?? read(), type, isCompressible })
    }
  }
  for (const [address, { read, type, isCompressible }] of files) {
    const cacheControl = cacheControlOf(address)
    app.get(address, (c) => {
      const request = isCompressible
        ? c.req.raw
        : new Request(c.req.raw.url, { headers: withoutEncodings(c.req.raw.headers) })
      return read().respond(request, {
        'content-type': type,
        'cache-control': cacheControl,
        ...securityHeaders(c.get('secure')),
      })
    })
  }

  const shellFile = join(folder, 'web/admin/index.html')
  if (!existsSync(shellFile)) return
  const shellOf = namedShell(readFileSync(shellFile, 'utf8'), wordFiles(folder))
  const showShell = async (c: Context<Env>) => {
    const shell = shellOf(await brandName())
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      ...securityHeaders(c.get('secure'), [], { isStaff: true }),
    }
    const firstPage = await firstPageFor(c, first)
    if (firstPage === null) return shell.body.respond(c.req.raw, { ...headers, 'cache-control': 'no-cache' })
    const parts = shell.inLanguage(staffLanguageOf(primarySubtag(negotiateLanguage(c.req.header('accept-language')))))
    return inTwoParts(c, parts, firstPage, { ...headers, 'cache-control': 'no-store' })
  }
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
  // The public page, or its editor for signed-in staff.
  app.get('/track-record', async (c, next) => ((await staffOf(c, edge)) ? showShell(c) : next()))
}

/** Names under /assets carry a hash; the service worker must be looked up each time, so that a new version is found. */
function cacheControlOf(address: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return address === '/admin-worker.js' ? 'no-cache' : 'public, max-age=3600'
}

/** The part of the build manifest used here. */
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] } | undefined>>

type Shell = {
  /** For users who are not signed in. */
  readonly body: EncodedBody
  /** Split at the embedded data; preloads the texts of the language. */
  inLanguage(language: StaffLanguage): readonly [string, string]
}

/** The shell with the brand's name filled in, rebuilt when the name changes. */
function namedShell(template: string, words: ReadonlyMap<StaffLanguage, readonly string[]>): (brand: string) => Shell {
  let made: { brand: string; shell: Shell } | null = null
  return (brand) => {
    if (made?.brand !== brand) {
      const name = brand.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
      const page = template.replaceAll('{{brand}}', () => name)
      const [head = '', tail = ''] = page.split('</body>')
      const inLanguage = (language: StaffLanguage) => {
        const preload = (words.get(language) ?? []).map((file) => `<link rel="modulepreload" href="${file}">`).join('')
        return [head.replace('</head>', () => `${preload}</head>`), `</body>${tail}`] as const
      }
      made = { brand, shell: { body: new EncodedBody(page), inLanguage } }
    }
    return made.shell
  }
}

/** The built files with the first texts of each language, by the build's own list. */
function wordFiles(folder: string): ReadonlyMap<StaffLanguage, readonly string[]> {
  const list = join(folder, '.vite/manifest.json')
  if (!existsSync(list)) return new Map()
  const manifest = JSON.parse(readFileSync(list, 'utf8')) as Manifest
  const filesOf = (name: string): string[] => {
    const built = manifest[name]
    return built ? [`/${built.file}`, ...(built.imports ?? []).flatMap(filesOf)] : []
  }
  return new Map(staffLanguages.map((language) => [language, filesOf(`web/words/staff/first-${language}.ts`)]))
}

function withoutEncodings(headers: Headers): Headers {
  const rest = new Headers(headers)
  rest.delete('accept-encoding')
  return rest
}
