import { useSite } from '#web/site/parts/site-context.tsx'
import type { SaidTexts, VerifyWords } from '#web/words/site/pages/en.ts'
import { Chain } from './Chain.tsx'

type Says = VerifyWords['says']

/** The check itself: it runs in the visitor's browser (`browser/verify`), with words that come along in the page. */
export function Tool() {
  const { verify } = useSite().words
  return (
    <div className="tool" data-says={JSON.stringify(textsOf(verify.says))}>
      <h2>{verify.tool}</h2>
      <noscript>
        <p>{verify.noScript}</p>
      </noscript>
      <p className="older">{verify.noScript}</p>
      <div className="field">
        <label htmlFor="kept">{verify.kept}</label>
        <input id="kept" dir="ltr" autoComplete="off" spellCheck={false} aria-describedby="kept-hint" />
        <p className="hint" id="kept-hint">
          {verify.keptHint}
        </p>
      </div>
      <button type="button" className="button">
        {verify.run}
      </button>
      <div className="field">
        <label htmlFor="copy">{verify.file}</label>
        <div className="drop">
          <p id="copy-hint">{verify.fileHint}</p>
          {/* Over the whole box and unseen: its own button would speak the browser's language. */}
          <input type="file" id="copy" accept=".jsonl" aria-describedby="copy-hint" />
        </div>
      </div>
      <Chain />
      <div className="verdict" role="status" />
    </div>
  )
}

function textsOf(says: Says): SaidTexts {
  return Object.fromEntries(
    Object.entries(says).map(([name, text]) => [name, typeof text === 'function' ? text('{a}', '{b}') : text]),
  ) as SaidTexts
}
