/** What a load balancer asks by the machine's own address. */
const probes = new Set(['/healthz', '/readyz'])

/**
 * Whether a request uses our own host name, once `PUBLIC_URL` says which one that is: what we answer under
 * another would carry a stranger's name in its links, and could be cached under it. Without `PUBLIC_URL` every name is
 * taken.
 */
export function createHostCheck(own: URL | null): (host: string | undefined, path: string) => boolean {
  if (!own) return () => true
  const isOwn = (host: string) =>
    host === own.host || (/^[^@/?#\\]+$/.test(host) && URL.parse(`${own.protocol}//${host}`)?.host === own.host)
  return (host, path) => probes.has(path) || (host !== undefined && isOwn(host))
}
