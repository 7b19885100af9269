/**
 * The address to open in a browser on this machine: `PUBLIC_URL`, since another host gets no page, else the listen
 * address. Not every system opens the wildcard address.
 */
export const shownAddress = (listensAt: string, publicUrl: string | undefined): string =>
  publicUrl?.replace(/\/$/, '') ?? listensAt.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//localhost:')
