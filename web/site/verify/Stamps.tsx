import type { PublicStamp, StampFinding } from '#domain/stamps/stamps.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { sentenceOf } from '#web/site/parts/stamp-finding.ts'

/** Third-party time stamps, and their contradictions to this site's own times. */
export function Stamps() {
  const { page, words, format } = useSite()
  const { stamps, says } = words.verify
  if (!page.stamps) return null
  const { oldest, newest, count, findings } = page.stamps
  const said = (finding: StampFinding) => {
    const [name, ...given] = sentenceOf(finding, format.number, format.moment)
    return says[name](...given)
  }
  return (
    <div className="part" id="stamps">
      <h2>{stamps.title}</h2>
      <p>{stamps.text}</p>
      <Stamp title={stamps.first} of={oldest} />
      {newest.id !== oldest.id && <Stamp title={stamps.last} of={newest} />}
      {findings.map((finding) => (
        <p className="bad" key={JSON.stringify(finding)}>
          {said(finding)}
        </p>
      ))}
      <p className="ways-on">
        <a className="button quiet" href="/ledger-stamps.jsonl" download="">
          {stamps.all(format.number(count))}
        </a>
      </p>
      <p>{stamps.openssl}</p>
      <pre dir="ltr">
        {`openssl ts -verify -in ${fileOf(oldest)} \\\n  -CAfile /etc/ssl/certs/ca-certificates.crt \\\n  -digest ${oldest.imprint}`}
      </pre>
    </div>
  )
}

const fileOf = ({ id }: PublicStamp) => `${id}.tsr`

function Stamp({ title, of }: { title: string; of: PublicStamp }) {
  const { words, format } = useSite()
  const { stamps } = words.verify
  const { seq, time, authority, certificate } = of
  return (
    <>
      <h3>{title}</h3>
      <p>{stamps.vouches(format.number(seq), format.moment(time), authority, certificate)}</p>
      <p className="ways-on">
        <a className="button quiet" href={`/ledger-stamps/${fileOf(of)}`} download="">
          {stamps.tsr}
        </a>
      </p>
    </>
  )
}
