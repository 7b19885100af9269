import { ApiError } from '#contract/errors.ts'

/** Requests being worked on at once; more are asked to come back (503). Open live streams do not count. */
const most = 400

export type InFlight = {
  /** Counts one more; whether there was still room for it. Each is followed by `end`. */
  begin(): boolean
  end(): void
  /**
   * Does not count the request while it waits for the sender, who may be slow on purpose: a few hundred of those would
   * keep everybody out. Throws `unavailable` where there is no more room once the body is there.
   */
  whileReceiving<T>(receive: () => Promise<T>): Promise<T>
}

export function createInFlight(): InFlight {
  let count = 0
  const begin = () => {
    count += 1
    return count <= most
  }
  const end = () => {
    count -= 1
  }
  return {
    begin,
    end,
    async whileReceiving(receive) {
      end()
      let hasRoom = true
      const received = await receive().finally(() => {
        hasRoom = begin()
      })
      if (!hasRoom) throw noRoom()
      return received
    },
  }
}

export const noRoom = () => new ApiError('unavailable', { retryAfter: 1 })
