/** Whether a host is the machine we run on: what goes there crosses no network. */
export const isThisMachine = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
