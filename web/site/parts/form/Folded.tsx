import type { ReactNode } from 'react'
import { isReceiving } from '#domain/claims/start-list.ts'
import type { MessageFormName } from '#web/site/page.ts'
import { useSite } from '#web/site/parts/site-context.tsx'

/**
 * A form that is collapsed on a phone, so that the text comes first; open on a wide screen, and once something was
 * sent. `id`: link target.
 */
export function Folded({ name, id, children }: { name: MessageFormName; id?: string; children: ReactNode }) {
  const { page, words } = useSite()
  if (!isReceiving(page)) return children
  return (
    <details className="fold" id={id} open={page.forms[name] !== undefined}>
      <summary className="button">{words.form[name].title}</summary>
      {children}
    </details>
  )
}
