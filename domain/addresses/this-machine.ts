/** True if a host is this machine, so that traffic to it crosses no network. */
export const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
