import { readFile } from 'node:fs/promises'
import pino from 'pino'
import { createServer, isRunnableDevEnvironment } from 'vite'
import { defaultSettings } from '#domain/site/default-brand.ts'
import { joinEmbedded } from '#server/db/embedded/join.ts'
import { onEndingSignal } from '#server/ending-signals.ts'
import type { SiteRenderer } from '#server/http/pages/renderer.ts'
import { startServer } from '#server/server.ts'
import { readSettings } from '#server/settings.ts'
import { endInWords } from './end-in-words.ts'

/**
 * The product behind Vite: pages and screens update when their files change, and the server restarts by itself. No content
 * policy for Vite's files, since it uses inline scripts.
 */
const staffAddress = /^\/(admin|superadmin-clean|subscription-management|api\/docs)(\/|$|\?)/

endInWords()
const settings = readSettings()
const log = pino({ level: settings.LOG_LEVEL, base: null })
const engine = settings.DATABASE_URL ? null : await joinEmbedded({ dataDir: settings.DATA_DIR, log })
const vite = await createServer({ configLoader: 'native', server: { middlewareMode: true } })
const site = vite.environments.ssr
if (!isRunnableDevEnvironment(site)) throw new Error('The Vite configuration has no environment that renders pages')

const server = await startServer({
  settings,
  connection: settings.DATABASE_URL ?? engine!.connection,
  log,
  renderer: () => site.runner.import<SiteRenderer>('/web/site/render.tsx'),
  middleware: async (request, response, next) => {
    const url = request.url ?? '/'
    if (!staffAddress.test(url)) return vite.middlewares(request, response, next)
    const shell = (await readFile('web/admin/index.html', 'utf8')).replaceAll('{{brand}}', defaultSettings.name)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(await vite.transformIndexHtml('/web/admin/index.html', shell))
  },
})
console.log(`Developing at ${server.url} and ${server.url}/admin`)
if (server.firstLogin) console.log(`First login: ${server.firstLogin.username} / ${server.firstLogin.password}`)

let stopping = false
const stop = async () => {
  if (stopping) return
  stopping = true
  await vite.close()
  await server.stop()
  await engine?.stop()
  process.exit(0)
}
onEndingSignal(stop)
process.once('disconnect', stop)
