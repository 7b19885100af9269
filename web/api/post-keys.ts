import type { CallInput } from './address.ts'

/** Maximum number of unanswered posts that are remembered. */
const maxOpen = 100

/** A post's key, and a function to call on its response. */
type PostKey = { readonly key: string; answered(): void }

/**
 * Idempotency keys of posts: a post without a response keeps its key when resent unchanged, so that the server adds it
 * once; after a response the same input is new.
 */
export function postKeys(): { of(name: string, input: CallInput): PostKey } {
  const open = new Map<string, string>()
  return {
    of(name, { file, ...input }) {
      const known = file instanceof File ? [file.name, file.size, file.lastModified] : file && newKey()
      const post = JSON.stringify([name, input, known])
      const key = open.get(post) ?? newKey()
      open.delete(post)
      open.set(post, key)
      const [oldest] = open.keys()
      if (open.size > maxOpen && oldest !== undefined) open.delete(oldest)
      return { key, answered: () => void (open.get(post) === key && open.delete(post)) }
    },
  }
}

/** Not `randomUUID`: that exists on secure origins only. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
