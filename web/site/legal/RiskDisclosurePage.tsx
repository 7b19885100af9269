import { Prose } from '#web/site/parts/Prose.tsx'
import { HypotheticalText } from '#web/site/parts/RiskNote.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { LegalPage, type LegalSection } from './LegalPage.tsx'

/** The risk disclosure. */
export function RiskDisclosurePage() {
  const { page, words, format } = useSite()
  const { title, lead, sections } = words.legal.risk
  const { monthlyPrice, recommendedDeposit } = page.brand
  const costs = sections.costs.text(
    format.money(monthlyPrice),
    format.money(recommendedDeposit),
    format.roundedPercent((100 * monthlyPrice) / recommendedDeposit),
  )
  const plain = (id: Exclude<keyof typeof sections, 'costs'>): LegalSection => ({
    id,
    title: sections[id].title,
    content: <Prose text={sections[id].text} />,
  })
  return (
    <LegalPage
      title={title}
      lead={lead}
      sections={[
        plain('leverage'),
        plain('market'),
        plain('bot'),
        plain('technology'),
        {
          ...plain('past'),
          content: (
            <>
              <Prose text={sections.past.text} />
              <HypotheticalText />
            </>
          ),
        },
        { id: 'costs', title: sections.costs.title, content: <Prose text={costs} /> },
        plain('broker'),
        plain('suitability'),
        plain('before'),
      ]}
    />
  )
}
