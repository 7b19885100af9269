/** The language and the variant that this page was served in, whatever a translator makes of it. */
export const served = document.documentElement.dataset

/**
 * Asks our own server for markup and gives its document, null without an answer of that kind. By XMLHttpRequest because
 * its parsed document is the one way to markup that the content policy's trusted types leave open.
 */
export function requestDocument(
  method: 'GET' | 'POST',
  address: string,
  headers: Record<string, string>,
  body: URLSearchParams | null,
  done: (answer: Document | null, status: number) => void,
): void {
  const request = new XMLHttpRequest()
  request.open(method, address)
  for (const name in headers) request.setRequestHeader(name, headers[name] ?? '')
  request.responseType = 'document'
  request.timeout = 20_000
  request.onloadend = () => done(request.response, request.status)
  request.send(body)
}
