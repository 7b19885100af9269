/** Data the server embedded in the page for its first screen (`server/http/first-page.ts`). */
export type FirstPage = {
  readonly place?: string
  readonly answers?: Readonly<Record<string, { readonly body: unknown; readonly etag?: string }>>
  readonly demonstration?: true
}

/** Answers that came with the page. */
export type FirstAnswers = {
  /** The answer to the call at this address, once. */
  take(address: string): { readonly body: unknown; readonly etag: string | null } | null
  /** The event up to which they were read, once. */
  takePlace(): string | null
  /** Drops all of them. */
  forget(): void
}

/** Maximum age of embedded answers, milliseconds; after that a screen asks the server. */
const freshMs = 10_000

/** The answers that a page carried; `age`: how long ago it was asked for, milliseconds. */
export function firstAnswersOf(
  { answers = {}, place = null }: { answers?: FirstPage['answers']; place?: string | null },
  age: () => number,
): FirstAnswers {
  const left = new Map(Object.entries(answers ?? {}))
  let from = place
  return {
    take(address) {
      const found = left.get(address)
      left.delete(address)
      return found && age() <= freshMs ? { body: found.body, etag: found.etag ?? null } : null
    },
    takePlace() {
      const found = age() <= freshMs ? from : null
      from = null
      return found
    },
    forget: () => left.clear(),
  }
}

export const noFirstAnswers: FirstAnswers = firstAnswersOf({}, () => 0)

function readPage(): FirstPage {
  const text = globalThis.document?.getElementById('first')?.textContent
  return text ? (JSON.parse(text) as FirstPage) : {}
}
const page = readPage()

/** This page's embedded data. */
export const firstAnswers = firstAnswersOf(page, () => performance.now())

/** True if this is a demonstration that opens without a password. */
export const isDemonstration = page.demonstration === true
