import { spawnSync } from 'node:child_process'
import { closeSync, cpSync, mkdirSync, openSync, renameSync, rmSync, statSync, symlinkSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '#server/db/embedded/free-port.ts'
import { answersOk, until } from '../../scripts/cluster/cluster.ts'
import { keepLedger } from '../cluster/ledger.ts'
import { withClient } from '../support/databases.ts'
import { amountFigure, type Figure, noFigure } from '../support/figure.ts'
import type { Product } from '../support/product.ts'
import type { Bench, Stage } from '../support/stage.ts'
import { databaseOf, ledgerFigures } from './breakable.ts'
import { watch, written } from './watch.ts'

const perSecond = 10
const fullMs = 20_000
const maxNotReadyAfter = 10
const maxBack = 15
const size = { data: '384m', wal: '160m' }

/** The disk fills up under a running product and has space again 20 s later; nothing is restarted. */
export const fullDisk: Bench = async (stage) => {
  const trial = join(stage.folder, 'trial')
  mkdirSync(trial)
  if (!mount(trial, '1m')) return [noFigure('full disk', 'making a small disk takes root and mount')]
  unmount(trial)
  return [...(await fullData(stage)), ...(await fullWal(stage))]
}

/** The whole data folder is on the small disk. */
async function fullData(stage: Stage): Promise<Figure[]> {
  const DATA_DIR = join(stage.folder, 'full-data')
  mkdirSync(DATA_DIR)
  mount(DATA_DIR, size.data)
  try {
    const settings = { DATA_DIR, PORT: String(await freePort()) }
    const product = await stage.product(settings)
    return await play('data folder full', product, DATA_DIR, DATA_DIR).finally(() => product.stop())
  } finally {
    unmount(DATA_DIR)
  }
}

/** Only the write-ahead log is on the small disk: PostgreSQL then exits, and cannot start before there is space. */
async function fullWal(stage: Stage): Promise<Figure[]> {
  const DATA_DIR = join(stage.folder, 'full-wal')
  const wal = join(stage.folder, 'wal')
  const settings = { DATA_DIR, PORT: String(await freePort()) }
  await (await stage.product(settings)).stop()
  mkdirSync(wal)
  mount(wal, size.wal)
  try {
    moveWal(join(DATA_DIR, 'postgres', 'pg_wal'), wal)
    const product = await stage.product(settings)
    return await play('pg_wal full', product, DATA_DIR, wal).finally(() => product.stop())
  } finally {
    unmount(wal)
  }
}

async function play(what: string, product: Product, dataDir: string, disk: string): Promise<Figure[]> {
  const database = await databaseOf(dataDir)
  const port = Number(new URL(product.url).port)
  const ballast = join(disk, 'ballast')
  let watched: Awaited<ReturnType<typeof watch>> | undefined
  let backAfter = Number.NaN
  const seen = await keepLedger(product.url, { perSecond }, async () => {
    await delay(3_000)
    let isFull = true
    fill(ballast)
    const watching = watch(product.url, () => isFull)
    if (disk !== dataDir) await spendWal(database)
    await delay(fullMs)
    isFull = false
    watched = await watching
    rmSync(ballast)
    const freed = performance.now()
    await until('the product to be ready', () => answersOk(port, 'readyz'), 60_000).catch(() => {})
    backAfter = (performance.now() - freed) / 1000
    await delay(3_000)
  })
  const forms = watched!.answers.get('form')!
  const others = [...forms].filter(([status]) => status !== 503 && status !== 201).reduce((sum, [, n]) => sum + n, 0)
  return [
    ...(await ledgerFigures(`${what} for ${fullMs / 1000} s`, seen, database, fullMs / 1000 + maxBack)),
    amountFigure(
      `${what}: /readyz says no after`,
      watched!.notReadyAfter ?? Number.POSITIVE_INFINITY,
      maxNotReadyAfter,
      's',
    ),
    amountFigure(`${what}: forms answered other than 201 and 503`, others, 0, 'forms', written(watched!)),
    amountFigure(`${what}: ready again after there is room`, backAfter, maxBack, 's', 'without a restart by hand'),
  ]
}

/** Switches log segments until there is no space for a new one; preallocated ones are used first. */
async function spendWal(database: string): Promise<void> {
  const superuser = new URL(database)
  superuser.username = 'postgres'
  for (let n = 0; n < 20; n++) {
    const isDone = await withClient(superuser.href, async (client) => {
      client.on('error', () => {})
      await client.query(`select pg_logical_emit_message(true, 'full disk', '')`)
      await client.query('select pg_switch_wal()')
    }).then(
      () => true,
      () => false,
    )
    if (!isDone) return
  }
}

/** Fills the disk. */
function fill(file: string): void {
  const to = openSync(file, 'w')
  try {
    for (const bytes of [1 << 20, 1 << 12]) writeUntilFull(to, Buffer.alloc(bytes))
  } finally {
    closeSync(to)
  }
}

function writeUntilFull(to: number, block: Buffer): void {
  try {
    for (;;) writeSync(to, block)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

function moveWal(from: string, to: string): void {
  const { uid, gid } = statSync(from)
  cpSync(from, to, { recursive: true, preserveTimestamps: true })
  spawnSync('chown', ['-R', `${uid}:${gid}`, to])
  spawnSync('chmod', ['700', to])
  renameSync(from, `${from}.before`)
  rmSync(`${from}.before`, { recursive: true })
  symlinkSync(to, from)
}

const mount = (folder: string, bytes: string): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes},mode=755`, 'orfine-bench', folder]).status === 0

function unmount(folder: string): void {
  if (spawnSync('umount', [folder]).status !== 0) spawnSync('umount', ['--lazy', folder])
}
