import { requestDocument } from './document-request.ts'
import { renew } from './renew.ts'

/** What only one page has comes on its first touch, so that the others need not carry it. */
export function touch(event: Event): void {
  if ((event.target as Element).closest('[data-touch]')) {
    import('./touched.ts').then(({ touched }) => touched(event, requestDocument)).catch(renew)
  }
}
