import { Evidence, Figures, Statement } from '#web/site/parts/Evidence.tsx'
import { Facts } from '#web/site/parts/Facts.tsx'
import { showsAny } from '#web/site/parts/provenance.ts'
import { useSite } from '#web/site/parts/site-context.tsx'

const regulated = 'broker.regulated'
const figures = ['broker.since', 'broker.spreadsFrom', 'broker.assets'] as const

/**
 * The broker account: statements about the partner broker with their marks, what to look out for, and that we may be
 * paid. Without a link there is no button, and it says so.
 */
export function NextStep() {
  const { page, words, format } = useSite()
  const { next } = words.service.setup
  const { facts } = words.legal.compliance
  const { broker } = page.links
  return (
    <div className="broker">
      <h2>{next.title}</h2>
      <p>{next.text}</p>
      {showsAny(page, [regulated, ...figures]) && (
        <Evidence ids={[regulated, ...figures]}>
          <h3>{next.reasons}</h3>
          <p>
            <Statement id={regulated} />
          </p>
          <Figures ids={figures} />
        </Evidence>
      )}
      <Facts
        of={[
          [facts.broker, 'broker.legalName'],
          [facts.brokerRegulator, 'broker.regulator'],
          [facts.brokerRegister, 'broker.registerUrl'],
        ]}
      />
      <h3>{next.important}</h3>
      <ul className="list">
        <li>{next.deposit(format.money(page.brand.recommendedDeposit))}</li>
        <li>{next.demo}</li>
        <li>{next.entity}</li>
      </ul>
      {broker ? (
        <>
          <p>{next.paid}</p>
          <a className="button" href={broker} target="_blank" rel="noopener sponsored">
            {next.button}
            <span className="hidden"> ({words.navigation.newTab})</span>
          </a>
        </>
      ) : (
        <p>{next.none}</p>
      )}
    </div>
  )
}
