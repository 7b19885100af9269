import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Board, Boards, maxQueuedBytes } from './boards.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** Time to write to one board, ms. */
const writeMs = 5

/** Boards on a clock that moves while one of them is written to. */
function slowBoards() {
  let now = 0
  const boards = new Boards(() => now)
  const onWrite = () => {
    now += writeMs
  }
  return { boards, onWrite }
}

/** A board, the chunks it was sent, and how many bytes its reader is behind. */
function follow({ boards, onWrite }: ReturnType<typeof slowBoards>, role: Board['role'] = 'owner') {
  const sent: string[] = []
  const reader = { behind: 0, isClosed: false }
  const controller = {
    get desiredSize() {
      return -reader.behind
    },
    enqueue(chunk: Uint8Array) {
      sent.push(new TextDecoder().decode(chunk))
      onWrite()
    },
    close: () => {
      reader.isClosed = true
    },
    error: () => {},
  }
  const board = { session: 's', person: 'p', caller: 'c', controller, role, stillSignedIn: async () => true }
  boards.add(board)
  return { board, sent, reader }
}

describe('a broadcast', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('after a quiet moment reaches every board at once', () => {
    const slow = slowBoards()
    const { boards } = slow
    const open = [follow(slow), follow(slow)]
    boards.broadcast(bytes('a'))
    expect(open.map(({ sent }) => sent)).toEqual([['a'], ['a']])
    vi.advanceTimersByTime(2 * writeMs)
    boards.broadcast(bytes('b'))
    expect(open.map(({ sent }) => sent)).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
  })

  it('in a burst waits as long as the last one took, and goes out with others in order, to the right boards', () => {
    const slow = slowBoards()
    const { boards } = slow
    const [owner, viewer] = [follow(slow), follow(slow, 'viewer')]
    boards.broadcast(bytes('0 '))
    for (let n = 1; n < 100; n++) boards.broadcast(bytes(`${n} `), (board) => board.role === 'owner' || n % 2 === 0)
    vi.advanceTimersByTime(2 * writeMs - 1)
    expect(owner.sent).toEqual(['0 '])
    vi.advanceTimersByTime(1)
    const numbers = Array.from({ length: 99 }, (_, at) => at + 1)
    expect(owner.sent).toEqual(['0 ', numbers.map((n) => `${n} `).join('')])
    expect(viewer.sent).toEqual([
      '0 ',
      numbers
        .filter((n) => n % 2 === 0)
        .map((n) => `${n} `)
        .join(''),
    ])
  })

  it('skips a closed board, and closes one that is far behind', () => {
    const all = slowBoards()
    const { boards } = all
    const [gone, slow, other] = [follow(all), follow(all), follow(all)]
    boards.broadcast(bytes('a'))
    boards.broadcast(bytes('b'))
    boards.drop(gone.board)
    slow.reader.behind = maxQueuedBytes
    vi.advanceTimersByTime(3 * writeMs)
    expect([gone.sent, slow.sent, other.sent]).toEqual([['a'], ['a'], ['a', 'b']])
    expect([slow.reader.isClosed, other.reader.isClosed, boards.size]).toEqual([true, false, 1])
  })
})
