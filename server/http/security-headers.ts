/**
 * Headers of every response. The content policy allows our own files only; a page's inline style is named by its hash.
 * Creating Trusted Types policies is disabled, so no script can turn text into markup (ASVS 5.0 3.4). `connects`: other
 * origins a visitor's page may contact. `framesOwn`: it may frame our pages. `isStaff`: the staff application, which
 * may do that too, and may register its service worker through one named policy.
 */
export function securityHeaders(
  secure: boolean,
  styleHashes: readonly string[] = [],
  {
    isStaff = false,
    framesOwn = isStaff,
    connects = [],
  }: { isStaff?: boolean; framesOwn?: boolean; connects?: readonly string[] } = {},
): Record<string, string> {
  const styles = ["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' ')
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src ${styles}`,
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src ${["'self'", ...connects].join(' ')}`,
      "manifest-src 'self'",
      "form-action 'self'",
      ...(framesOwn ? ["frame-src 'self'"] : []),
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      isStaff ? 'trusted-types worker' : "trusted-types 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    // Without subdomains: `docs/design/sessions.md` says why.
    ...(secure && { 'strict-transport-security': 'max-age=63072000' }),
  }
}
