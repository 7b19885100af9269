import type { FormState } from '#web/site/page.ts'
import { FormTitle } from '#web/site/parts/form/FormTitle.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'

/** The dated receipt that replaces the form, and the customer's remaining steps. */
export function Receipt({ receipt }: { receipt: FormState['receipt'] }) {
  const { page, words, format } = useSite()
  const { cancel } = words.service
  return (
    <div id="cancel" className="form sent" role="status" tabIndex={-1}>
      <FormTitle name="cancel">{cancel.sentTitle}</FormTitle>
      {receipt && (
        <dl className="declared">
          <div>
            <dt>{cancel.sentAt}</dt>
            <dd>
              <time dateTime={receipt.receivedAt}>{format.moment(receipt.receivedAt)}</time>
            </dd>
          </div>
          <div>
            <dt>{cancel.receipt}</dt>
            <dd>
              <bdi>{receipt.id}</bdi>
            </dd>
          </div>
        </dl>
      )}
      <p>{cancel.sentText[page.sendsMail ? 'mailed' : 'shown']}</p>
      <h3>{cancel.afterTitle}</h3>
      <p>{cancel.afterText}</p>
    </div>
  )
}
