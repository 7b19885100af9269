import { PageFrame } from '#web/site/parts/PageFrame.tsx'
import { Picture } from '#web/site/parts/Picture.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { CancelForm } from './CancelForm.tsx'

/** Withdraw from the contract or cancel it, without a login. */
export function CancelPage() {
  const { page, words } = useSite()
  const { cancel } = words.service
  return (
    <PageFrame>
      <section className="leaving" aria-labelledby="headline">
        <div className="head">
          <h1 id="headline">{cancel.title}</h1>
          <p className="lead">{cancel.lead[page.sendsMail ? 'mailed' : 'shown']}</p>
          <Picture name="receipt" />
        </div>
        <CancelForm />
      </section>
    </PageFrame>
  )
}
