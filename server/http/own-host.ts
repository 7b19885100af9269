/** Paths that load balancers request by the machine's own address. */
const probes = new Set(['/healthz', '/readyz'])

/**
 * True if a request uses our own host name, once `PUBLIC_URL` is set: an answer under another name would carry it in
 * its links, and could be cached under it. Without `PUBLIC_URL` every name is accepted.
 */
export function createHostCheck(own: URL | null): (host: string | undefined, path: string) => boolean {
  if (!own) return () => true
  const isOwn = (host: string) =>
    host === own.host || (/^[^@/?#\\]+$/.test(host) && URL.parse(`${own.protocol}//${host}`)?.host === own.host)
  return (host, path) => probes.has(path) || (host !== undefined && isOwn(host))
}
