import { closeSync, openSync } from 'node:fs'
import { isatty } from 'node:tty'

/**
 * Whether this was started from a terminal that it is to outlive: there is one, but neither input nor output is connected
 * to it, as after `nohup`. Node forgets at its start that a hang-up is to be ignored, so it cannot simply be asked for.
 */
export const outlivesTerminal = process.platform !== 'win32' && ![0, 1, 2].some((fd) => isatty(fd)) && hasTerminal()

function hasTerminal() {
  try {
    closeSync(openSync('/dev/tty', 'r'))
    return true
  } catch {
    return false
  }
}
