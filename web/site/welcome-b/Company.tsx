import { Group, Statement } from '#web/site/parts/Evidence.tsx'
import { Facts } from '#web/site/parts/Facts.tsx'
import { Picture } from '#web/site/parts/Picture.tsx'
import { showsAny } from '#web/site/parts/provenance.ts'
import { useSite } from '#web/site/parts/site-context.tsx'
import { WaitingFor } from '#web/site/parts/Waiting.tsx'

const badges = ['company.licensedEntity', 'broker.regulated', 'company.openSource'] as const
const figures = ['company.years', 'broker.assets', 'company.clients', 'service.uptime', 'service.monitoring'] as const

const features = [
  ['control', 'off'],
  ['rules', 'rules'],
  ['people', 'reply'],
  ['books', 'chain'],
] as const

/** Four features, the company's statements, badges and figures. */
export function Company() {
  const { page, words } = useSite()
  const { company } = words.welcomeB
  return (
    <section className="company" aria-labelledby="company-title">
      <h2 id="company-title">{company.title(page.brand.name)}</h2>
      <ul className="features">
        {features.map(([name, picture]) => {
          const { title, text } = words.welcomeB[name]
          return (
            <li key={name} className="beside">
              <Picture name={picture} />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
      <div className="about">
        <div className="details">
          <h3>{company.details}</h3>
          <Facts
            of={[
              [words.legal.compliance.facts.company, 'company.legalName'],
              [words.legal.compliance.facts.address, 'company.address'],
              [words.proof.licence.regulator, 'licence.regulator'],
              [words.proof.licence.number, 'licence.number'],
            ]}
          />
        </div>
        <Group title={company.badges} ids={badges} isApart instead={<p className="waiting">{words.waiting.badges}</p>}>
          <ul className="badges-b">
            {badges
              .filter((id) => showsAny(page, [id]))
              .map((id) => (
                <li key={id}>
                  <Statement id={id} />
                </li>
              ))}
          </ul>
        </Group>
      </div>
      <Group title={company.figures} ids={figures} isApart instead={<WaitingFor ids={figures} isStated />} />
    </section>
  )
}
