import { statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'

const memory = '/dev/shm'
/** Linux' ids of in-memory file systems (statfs(2)). */
const tmpfs = 0x01021994
/** Required space of a run's databases, with a wide margin. */
const spareBytes = 3 * 2 ** 30

/** The memory file system, if there is one with enough space: creating a test's database there takes a tenth of the time. */
export async function quickFolder(): Promise<string> {
  const room = await statfs(memory).catch(() => null)
  const isRoomy = room !== null && room.type === tmpfs && room.bavail * room.bsize >= spareBytes
  return isRoomy && freemem() >= spareBytes ? memory : tmpdir()
}
