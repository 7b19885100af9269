import { closeSync, openSync, readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { isatty } from 'node:tty'

/**
 * True if this process should outlive its terminal. Node forgets at its start that a hang-up was to be ignored, and npm
 * is a Node as well, so the parent can't simply be asked (`docs/design/starting.md`).
 */
export const outlivesTerminal =
  process.platform !== 'win32' && (starterIgnoresHangUp() || (isApart() && (hasTerminal() || isToldByName())))

/** Neither input nor output leads to a terminal, as after `nohup`. */
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

/** bash, zsh and ksh leave the name of the command in `_`; other shells neither write it nor take it away. */
function isToldByName() {
  return ['nohup', 'setsid'].includes(basename(process.env._ ?? ''))
}

/** True if the parent, looking past npm, ignores a hang-up: its children inherit that, until a Node forgets it. */
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
    // No Linux, or a process of somebody else.
  }
  return false
}
