/** How long a positive answer is cached, ms: health checks of several balancers cost one check. */
const heldMs = 2_000

/** True if this server is ready. */
type Readiness = () => Promise<boolean>

/**
 * Ready while `probe`, which throws if nothing can be written, succeeds. Simultaneous callers share its result; success
 * is cached for two seconds, failure is not. `clock` in milliseconds.
 */
export function createReadiness(
  probe: () => Promise<void>,
  isStopping: () => boolean,
  clock: () => number = () => performance.now(),
): Readiness {
  let goodUntil = 0
  let asking: Promise<boolean> | null = null
  const ask = () =>
    probe()
      .then(
        () => {
          goodUntil = clock() + heldMs
          return true
        },
        () => false,
      )
      .finally(() => {
        asking = null
      })
  return async () => {
    if (isStopping()) return false
    if (clock() < goodUntil) return true
    asking ??= ask()
    return asking
  }
}
