import { requestDocument } from './document-request.ts'
import { renew } from './renew.ts'

/** Code for one page loads on its first touch, so that others do not carry it. */
export function touch(event: Event): void {
  if ((event.target as Element).closest('[data-touch]')) {
    import('./touched.ts').then(({ touched }) => touched(event, requestDocument)).catch(renew)
  }
}
