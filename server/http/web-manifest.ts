import type { Hono } from 'hono'
import type { Brand } from '#domain/site/brand.ts'
import { directionOf, staffLanguageOf } from '#domain/site/languages.ts'
import type { Env } from './edge.ts'
import { logoAddress } from './pages/logo.ts'
import { securityHeaders } from './security-headers.ts'

/** Serves the manifest by which browsers install the staff application, in the firm's name and colours. */
export function bindWebManifest(app: Hono<Env>, readBrand: () => Promise<Brand>): void {
  app.get('/admin.webmanifest', async (c) => {
    const manifest = manifestOf(await readBrand(), c.req.query('language') ?? null)
    return new Response(JSON.stringify(manifest), {
      headers: {
        ...securityHeaders(c.get('secure')),
        'content-type': 'application/manifest+json',
        'cache-control': 'no-cache',
      },
    })
  })
}

function manifestOf(brand: Brand, language: string | null) {
  const { name, colours } = brand
  const drawing = logoAddress(brand)
  const icon = (sizes: number, purpose: 'any' | 'maskable') => ({
    src: `/admin-icon-${purpose === 'maskable' ? 'maskable-' : ''}${sizes}.png`,
    sizes: `${sizes}x${sizes}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/admin',
    name,
    short_name: name,
    lang: staffLanguageOf(language),
    dir: directionOf(staffLanguageOf(language)),
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
    theme_color: colours.ink,
    background_color: colours.ink,
    // A firm's own logo is its icon.
    icons: drawing
      ? [{ src: drawing, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]
      : [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  }
}
