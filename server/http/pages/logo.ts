import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import { type Brand, letterMark } from '#domain/site/brand.ts'
import type { Env } from '../edge.ts'
import { securityHeaders } from '../security-headers.ts'

const path = '/logo.svg'
/** The default sign for clients that read no SVG. */
const defaultIcon = '/admin-icon-192.png'

/** The brand's custom logo; null: the default one. */
function drawingOf({ logo, colours }: Pick<Brand, 'logo' | 'colours'>): string | null {
  if (logo.kind === 'sign') return null
  return logo.kind === 'svg' ? logo.svg : letterMark(logo.letter, colours)
}

/** URL of the logo, which changes with its content. */
export function logoAddress(brand: Pick<Brand, 'logo' | 'colours'>): string | null {
  const drawing = drawingOf(brand)
  return drawing && `${path}?v=${createHash('sha256').update(drawing).digest('hex').slice(0, 12)}`
}

/** The logo as a data URL, for a preview that only its author sees. */
export function logoInline(brand: Pick<Brand, 'logo' | 'colours'>): string | null {
  const drawing = drawingOf(brand)
  return drawing && `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`
}

/**
 * Serves the logo as a picture only: opened directly it may not even style itself. Clients that read no page ask for
 * `/favicon.ico` and are sent to it.
 */
export function bindLogo(app: Hono<Env>, readBrand: () => Promise<Brand>): void {
  app.get(path, async (c, next) => {
    const drawing = drawingOf(await readBrand())
    if (!drawing) return next()
    return new Response(drawing, {
      headers: {
        ...securityHeaders(c.get('secure')),
        'content-type': 'image/svg+xml',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=3600',
      },
    })
  })
  app.get('/favicon.ico', async (c) => {
    c.header('cache-control', 'public, max-age=3600')
    return c.redirect(logoAddress(await readBrand()) ?? defaultIcon, 302)
  })
}
