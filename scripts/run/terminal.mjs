import { closeSync, openSync, readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { isatty } from 'node:tty'

/**
 * True if this process should outlive its terminal. Node and thus npm reset an ignored hang-up when they start, so the parent
 * alone is not enough to know (`docs/design/starting.md`).
 */
export const outlivesTerminal =
  process.platform !== 'win32' && (starterIgnoresHangUp() || (isApart() && (hasTerminal() || isToldByName())))

/** True if neither input nor output is a terminal, as after `nohup`. */
function isApart() {
  return ![0, 1, 2].some((fd) => isatty(fd))
}

function hasTerminal() {
  try {
    closeSync(openSync('/dev/tty', 'r'))
    return true
  } catch {
    return false
  }
}

/** bash, zsh and ksh leave the command's name in `_`; other shells neither set nor remove it. */
function isToldByName() {
  return ['nohup', 'setsid'].includes(basename(process.env._ ?? ''))
}

/** True if the parent, or npm's parent, ignores hang-ups: children inherit that until a Node resets it. */
function starterIgnoresHangUp() {
  try {
    for (let pid = process.ppid; pid > 1; ) {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      const fields = new Map(status.split('\n').map((line) => line.split(':\t')))
      if (basename(readlinkSync(`/proc/${pid}/exe`)) !== 'node')
        return (Number.parseInt(fields.get('SigIgn').at(-1), 16) & 1) === 1
      pid = Number(fields.get('PPid'))
    }
  } catch {
    // Not Linux, or somebody else's process.
  }
  return false
}
