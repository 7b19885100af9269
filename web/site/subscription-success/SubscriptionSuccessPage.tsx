import { PageFrame } from '#web/site/parts/PageFrame.tsx'
import { SiteLink } from '#web/site/parts/SiteLink.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { Benefits } from './Benefits.tsx'
import { NextStep } from './NextStep.tsx'
import { SetupForm } from './SetupForm.tsx'

/** After subscribing: the trial, a broker account, its details, help. */
export function SubscriptionSuccessPage() {
  const { page, words } = useSite()
  const { setup } = words.service
  const greeting = page.checkout ? setup.checkout[page.checkout] : setup
  return (
    <PageFrame>
      <section className="page-opening" aria-labelledby="headline">
        <div className="head">
          <h1 id="headline">{greeting.title}</h1>
          <p className="lead">{greeting.lead}</p>
        </div>
        {/* Explains the trial, except to a paying customer. */}
        {(page.checkout === null || page.checkout === 'trial') && <Benefits />}
      </section>
      <section className="steps paper" aria-label={setup.form.title}>
        <NextStep />
        <SetupForm />
        <Help />
      </section>
    </PageFrame>
  )
}

/** Contact, and how to cancel. */
function Help() {
  const { page, words } = useSite()
  const { help, leave } = words.service.setup
  const { links, brand } = page
  return (
    <aside className="help" aria-labelledby="help-title">
      <h2 id="help-title">{help.title}</h2>
      <p>{help.text}</p>
      <ul>
        {links.whatsapp && (
          <li>
            <a href={links.whatsapp} target="_blank" rel="noopener">
              {help.whatsapp}
              <span className="hidden"> ({words.navigation.newTab})</span>
            </a>
          </li>
        )}
        {brand.email && (
          <li>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </li>
        )}
        <li>
          <SiteLink to="contact">{help.form}</SiteLink>
        </li>
      </ul>
      <p>
        {leave} <SiteLink to="cancel">{words.footer.links.cancel}</SiteLink>
      </p>
    </aside>
  )
}
