import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sparticuz, { inflate } from '@sparticuz/chromium'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const packages = join(import.meta.dirname, '../../node_modules')
const brought = join(packages, '@sparticuz/chromium')
/** A font for Hindi, which the browser's own fonts lack; the boxes drawn instead have another width. */
const devanagari = join(packages, '@expo-google-fonts/noto-sans-devanagari')

/** Flags the package sets that an ordinary browser does not have. */
const unfit = new Set([
  // A single process crashes with two contexts at once.
  '--single-process',
  // Would let pages of one origin read those of any other.
  '--disable-web-security',
  '--allow-running-insecure-content',
])

/** Renders without an emulated graphics card, which takes more processor time than everything else. */
const drawn = ['--no-sandbox', '--disable-gpu']
sparticuz.setGraphicsMode = false

/**
 * A real Chromium, the same on every machine: the one from npm, unless `CHROMIUM_PATH` names another. The package unpacks its
 * libraries by itself only on one cloud service.
 */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const own = process.env.CHROMIUM_PATH
  // Without a locale the browser drops non-ASCII letters from file names.
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  if (own) return chromium.launch({ executablePath: own, args: [...drawn, ...more], env })
  const folder = await unpacked()
  const path = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  return chromium.launch({
    executablePath: join(folder, 'chromium'),
    args: [...sparticuz.args.filter((argument) => !unfit.has(argument)), ...drawn, ...more],
    // Only its own fonts, so that texts are equally wide on every machine.
    env: { ...env, LD_LIBRARY_PATH: path, FONTCONFIG_PATH: join(folder, 'fonts') },
  })
}

/**
 * The folder of the unpacked browser, renamed once complete: the package itself would use a browser that another process is
 * still unpacking.
 */
async function unpacked(): Promise<string> {
  const root = tmpdir()
  const versions = [brought, devanagari].map(
    (path) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')).version,
  )
  const folder = join(root, `orfine-browser-${versions.join('-')}`)
  if (existsSync(folder)) return folder
  const draft = await mkdtemp(`${folder}-`)
  // The only way to set the target folder of the package.
  const { TMPDIR } = process.env
  process.env.TMPDIR = draft
  try {
    await inflate(join(brought, 'bin/al2023.tar.br'))
    await sparticuz.executablePath()
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  }
  for (const font of ['400Regular', '700Bold'])
    await cp(join(devanagari, font), join(draft, 'fonts/fonts', font), { recursive: true })
  await writeFile(join(draft, 'fonts/fonts.conf'), fontsIn(join(folder, 'fonts')))
  // The second process to finish uses the first one's folder and deletes its own.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
  return folder
}

const fontsIn = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>
`

/** A page that fails the test on any console error, page error or refused policy, unless the message is expected. */
export async function openPage(
  context: BrowserContext,
  expected: RegExp[] = [],
): Promise<{ page: Page; problems: string[] }> {
  const page = await context.newPage()
  const problems: string[] = []
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) problems.push(text)
  }
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    note([message.text(), message.location().url].filter(Boolean).join(' '))
  })
  page.on('pageerror', (error) => note(String(error)))
  return { page, problems }
}
