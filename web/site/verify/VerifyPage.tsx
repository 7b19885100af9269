import { PageFrame } from '#web/site/parts/PageFrame.tsx'
import { Prose } from '#web/site/parts/Prose.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { BrokerKeys } from './BrokerKeys.tsx'
import { RecomputedFigures } from './RecomputedFigures.tsx'
import { Stamps } from './Stamps.tsx'
import { Tool } from './Tool.tsx'

/** Lets visitors recompute the record: the chain, its signed head, and every headline figure. */
export function VerifyPage() {
  const { page, words } = useSite()
  const { verify, account } = words
  return (
    <PageFrame>
      <section className="page-opening" aria-labelledby="headline">
        <div className="head">
          <h1 id="headline">{verify.title}</h1>
          <p className="lead">{verify.lead}</p>
        </div>
      </section>
      <section className="check paper" data-touch="verify">
        <Tool />
        <Stamps />
        <BrokerKeys />
        <RecomputedFigures />
      </section>
      <section className="explained">
        <div className="part">
          <h2>{verify.checked}</h2>
          <ol>
            {verify.checks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ol>
        </div>
        <div className="part">
          <h2>{verify.limits}</h2>
          <Prose text={verify.limitsText} />
          {!page.stamps && <p>{verify.unstamped}</p>}
          <p>{account.unconfirmed}</p>
        </div>
        <Alone />
      </section>
    </PageFrame>
  )
}

/** How to check the record without running any of our code. */
function Alone() {
  const { page, words } = useSite()
  const { verify } = words
  return (
    <div className="part">
      <h2>{verify.alone}</h2>
      <p>{verify.aloneText}</p>
      <pre dir="ltr">node verify.mjs ledger.jsonl{page.stamps && ' --stamps=ledger-stamps.jsonl'}</pre>
      <p className="ways-on">
        <a className="button quiet" href="/ledger.jsonl" download="">
          {verify.ledger}
        </a>
        <a className="button quiet" href="/verify.mjs" download="">
          {verify.script}
        </a>
        <a className="button quiet" href="/ledger-keys.txt">
          {verify.keys}
        </a>
      </p>
    </div>
  )
}
