import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { say } from './say.mjs'

/** Does `work` while holding the lock file, waiting for a living holder and taking over from a dead one. */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true })
  let hasSaidWaiting = false
  while (!take(path)) {
    const holder = read(path)
    if (holder && !isAlive(holder)) remove(path, holder)
    else {
      if (!hasSaidWaiting && holder)
        say(`Waiting for process ${holder.split(' ')[0]}, which is installing or building…`)
      hasSaidWaiting = true
      await delay(200)
    }
  }
  try {
    return await work()
  } finally {
    if (read(path) === own) rmSync(path, { force: true })
  }
}

/** Start time of a process in clock ticks since boot, so that a reused pid is recognised; '' if unknown. */
function beginning(pid) {
  try {
    // The name in parentheses may contain spaces; the 20th field after it is the start time.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')[19]
  } catch {
    return ''
  }
}

const own = `${process.pid} ${beginning(process.pid)}`

function isAlive(holder) {
  const [pid, since] = holder.split(' ')
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if (error.code !== 'EPERM') return false
  }
  return !since || beginning(pid) === since
}

function take(path) {
  const draft = `${path}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, own)
  try {
    // A link appears with its content at once, unlike a file that is created and then written.
    linkSync(draft, path)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Moves a dead holder's lock away; if another process was quicker and it is a living one's, puts it back. */
function remove(path, holder) {
  const aside = `${path}.${randomBytes(4).toString('hex')}`
  try {
    renameSync(path, aside)
    if (read(aside) !== holder) linkSync(aside, path)
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
  }
  rmSync(aside, { force: true })
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
