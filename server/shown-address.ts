/**
 * The address to open in a browser on this machine: that of `PUBLIC_URL`, since another host gets no page, else where the
 * server listens. Not every system opens the address that stands for all addresses.
 */
export const shownAddress = (listensAt: string, publicUrl: string | undefined): string =>
  publicUrl?.replace(/\/$/, '') ?? listensAt.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//localhost:')
