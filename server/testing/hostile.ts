import fc from 'fast-check'

/** Seed of every fuzzing run, so that findings are reproducible. */
export const fuzzSeed = 20_261_121

const hostileCharacters: string[] = [
  '',
  '\0',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e',
  '\r\n\r\n',
  '%',
  '%00',
  '%E0%A4',
  '%u0000',
  '__proto__',
  'constructor',
  '{"__proto__":{"polluted":1}}',
  '[[[[[[[[',
  '"',
  "'",
  ';q=;q=',
  '*;q=1.0000',
  '=;=;=',
  '1e999',
  '-0',
  '9007199254740993',
  'NaN',
  '٣٤٥',
  '🏳️‍🌈',
  '\u0301'.repeat(50),
  'ß'.repeat(40),
  '＝cmd|',
  '::ffff:127.0.0.1%eth0',
  '[::1]:99999',
]

/** Hostile text: any bytes, half characters, characters that break parsers, and long repetitions. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileCharacters),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
  fc.array(fc.constantFrom(...hostileCharacters), { maxLength: 6 }).map((parts) => parts.join('')),
  fc
    .tuple(
      fc.constantFrom('a', ' ', '9', '+', '=', ';', ',', '%', '[', '<', '\ufffd', '\0', '\u0301'),
      fc.integer({ min: 1, max: 5_000 }),
    )
    .map(([one, times]) => one.repeat(times)),
)

const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

/** A value of any type. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown[]>(
    null,
    undefined,
    true,
    -0,
    0.1,
    1e308,
    -1,
    2 ** 53,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    [],
    {},
    [null],
    deep(500),
  ),
  fc
    .constantFrom('{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":1}}', '{"toString":1,"length":-1}')
    .map((json) => JSON.parse(json) as unknown),
)

/** Bytes similar to a valid message: some changed, removed, doubled or inserted. */
export function damaged(good: Uint8Array): fc.Arbitrary<Uint8Array> {
  const place = fc.nat({ max: Math.max(0, good.length - 1) })
  const edit = fc.record({
    at: place,
    length: fc.nat({ max: 64 }),
    with: fc.oneof(
      fc.uint8Array({ maxLength: 24 }),
      hostileText.map((text) => Buffer.from(text.slice(0, 200))),
    ),
  })
  return fc
    .array(edit, { minLength: 1, maxLength: 5 })
    .map((edits) =>
      edits.reduce<Uint8Array>(
        (bytes, { at, length, with: insert }) =>
          Buffer.concat([bytes.subarray(0, at), insert, bytes.subarray(at + length)]),
        good,
      ),
    )
}
