import { directionOf, type StaffLanguage } from '#domain/site/languages.ts'
import type { WorkerWords } from '#web/words/staff/phone-en.ts'

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: #f6f5f1; color: #14181d; }
  main { max-width: 26rem; padding: 2rem; }
  h1 { margin: 1rem 0 .5rem; font-size: 1.5rem; line-height: 1.2; }
  p { margin: .5rem 0; }
  button { min-height: 44px; margin-top: 1rem; padding: 0 1.25rem; border: 0; border-radius: 8px; font: inherit;
    font-weight: 600; background: #14181d; color: #fff; cursor: pointer; }
  button:focus-visible { outline: 3px solid #b8862f; outline-offset: 2px; }
  @media (prefers-color-scheme: dark) {
    body { background: #0f1318; color: #ece7db; }
    button { background: #ece7db; color: #14181d; }
  }`

/** Reloads once the server answers: when the browser comes online, on request, and every few seconds. */
const script = `
  const look = () => fetch('/healthz', { cache: 'no-store' }).then(({ ok }) => ok && location.reload(), () => {});
  addEventListener('online', look);
  document.querySelector('button').addEventListener('click', look);
  setInterval(look, 5000);`

/**
 * The page shown instead of one that could not be loaded. Its policy allows its own style and script alone, by a nonce
 * made for this answer.
 */
export function offlinePage({ title, text, drafts, again }: WorkerWords['offline'], language: StaffLanguage): Response {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  const page = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style nonce="${nonce}">${style}</style></head><body><main role="main">
<svg width="48" height="48" viewBox="0 0 32 32" aria-hidden="true"><path fill="#0f1318" stroke="#d4b06a" stroke-width=".5" d="M9 0h14l9 9v14l-9 9H9l-9-9V9z"/><circle cx="16" cy="16" r="7.5" fill="none" stroke="#d4b06a" stroke-width="3"/></svg>
<h1>${title}</h1><p>${text}</p><p>${drafts}</p><button type="button">${again}</button></main>
<script nonce="${nonce}">${script}</script></body></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy.join('; ') }
  return new Response(page, { status: 503, headers })
}
