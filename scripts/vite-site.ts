import { existsSync } from 'node:fs'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Manifest, Plugin } from 'vite'
import { buildTarget } from './browsers/range.ts'

const script = 'web/site/script.ts'
const renderer = 'web/site/render.tsx'
const staff = 'web/admin/index.html'
const worker = 'web/admin/parts/phone/worker.ts'
const virtual = 'virtual:site-scripts'
const pageManifest = '.vite/page.json'
const compressible = new Set(['.js', '.css', '.svg', '.json'])
const brotli = promisify(brotliCompress)

/**
 * Chunks of the staff application: everything for the board in one, shared menus and dialogs in another. Language
 * texts, numbering plans and each further screen have their own.
 */
const staffChunks = [
  { name: 'staff', tags: ['$initial' as const], priority: 2 },
  { name: 'shared', test: /^(?!.*[\\/](?:libphonenumber-js|words)[\\/])/, minShareCount: 2, priority: 1 },
]

/**
 * Builds the browser side with one command, `vite build --app`: the files a browser loads (`client`), then the renderer of the
 * public pages (`site`), which knows the names of those files. Folders under `outDir`.
 */
export function site({
  outDir = 'dist',
  withStaff = existsSync(staff),
}: {
  outDir?: string | undefined
  withStaff?: boolean
} = {}): Plugin {
  const client = join(outDir, 'client')
  const server = join(outDir, 'site')
  return {
    name: 'site',
    enforce: 'pre',

    config: (_, { command }) => ({
      build: {
        target: buildTarget,
        modulePreload: false,
        assetsInlineLimit: 0,
        // On a slow machine a first start would print how long each plugin took.
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
      // React's production build whatever NODE_ENV says, now or later.
      ...(command === 'build' && {
        define: { 'process.env.NODE_ENV': '"production"' },
        oxc: { jsx: { runtime: 'automatic', development: false } },
      }),
      environments: {
        client: {
          build: {
            outDir: client,
            manifest: true,
            cssCodeSplit: false,
            // Maximum size of the first visit's script, kilobytes before compression; e2e/budgets.test.ts checks the
            // transfer.
            chunkSizeWarningLimit: 650,
            rolldownOptions: {
              input: withStaff ? { staff } : {},
              preserveEntrySignatures: 'allow-extension',
              output: { codeSplitting: { groups: staffChunks } },
            },
          },
        },
        // Apart from the staff application, so that the two share no file and a public page loads one.
        page: {
          consumer: 'client',
          build: {
            outDir: client,
            emptyOutDir: false,
            manifest: pageManifest,
            lib: { entry: script, formats: ['es'] },
            rolldownOptions: {
              output: {
                minify: true,
                entryFileNames: 'assets/site-[hash].js',
                chunkFileNames: 'assets/[name]-[hash].js',
              },
            },
          },
        },
        // The service worker: one file at a stable address.
        worker: {
          consumer: 'client',
          build: {
            outDir: client,
            emptyOutDir: false,
            lib: { entry: worker, formats: ['es'] },
            rolldownOptions: { output: { minify: true, entryFileNames: 'admin-worker.js' } },
          },
        },
        ssr: {
          // Everything in one file; in development Node loads packages itself.
          ...(command === 'build' && { resolve: { noExternal: true } }),
          build: { outDir: server, emitAssets: true, rolldownOptions: { input: { render: renderer } } },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client: browser, page, worker: background, ssr } = builder.environments
          if (withStaff) await builder.build(browser!)
          if (withStaff) await builder.build(background!)
          await builder.build(page!)
          await builder.build(ssr!)
          // The fonts and icon that the pages refer to.
          await cp(join(server, 'assets'), join(client, 'assets'), { recursive: true })
          await rm(join(server, 'assets'), { recursive: true })
          await compress(join(client, 'assets'))
        },
      },
    }),

    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id === `\0${virtual}`) {
        const scripts =
          this.environment.mode === 'build' ? [await builtScript(client)] : ['/@vite/client', `/${script}`]
        return `export const scripts = ${JSON.stringify(scripts)}`
      }
      const [file = '', query] = id.split('?')
      return query?.includes('section=public') ? publicTokens(await readFile(file, 'utf8')) : undefined
    },

    /** A page is not hydrated, so a change of one is a new page; the staff application keeps its state. */
    hotUpdate({ modules, server: dev }) {
      if (this.environment.name === 'ssr' && modules.length > 0)
        dev.environments.client.hot.send({ type: 'full-reload' })
    },
  }
}

/** Writes a Brotli copy beside each file that it makes smaller, so that no server compresses while answering. */
async function compress(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => compressible.has(extname(name)))
  await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, name))
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
      await writeFile(join(folder, `${name}.br`), await brotli(bytes, { params }))
    }),
  )
}

async function builtScript(folder: string): Promise<string> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, pageManifest), 'utf8'))
  return `/${manifest[script]?.file}`
}

/** The tokens for the public pages. */
function publicTokens(css: string): string {
  return css.slice(css.indexOf('/* public'), css.indexOf('/* staff'))
}
