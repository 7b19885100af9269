import { invalidFields } from '#contract/errors.ts'

const format = /^[\x21-\x7e]{8,255}$/

/** The request's Idempotency-Key: 8 to 255 visible ASCII characters. Throws `invalid_input` for any other. */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key') ?? undefined
  if (key !== undefined && !format.test(key)) throw invalidFields({ 'Idempotency-Key': 'invalid' })
  return key
}
