/** A broker recognised by its mail signing domain. */
interface KnownBroker {
  readonly name: string
  /** Domains the broker is publicly known under; their subdomains count too. */
  readonly domains: readonly string[]
  /** Prefixes of its trading servers' names, in lower case. */
  readonly servers: readonly string[]
}

const broker = (name: string, domains: readonly string[], servers: readonly string[]): KnownBroker => ({
  name,
  domains,
  servers,
})

/**
 * Brokers with MetaTrader accounts, so that an operator cannot pass off a domain of their own as a broker's. Mails
 * signed by other domains are shown with the domain and a note that it is not on this list.
 */
export const knownBrokers: readonly KnownBroker[] = [
  broker('ActivTrades', ['activtrades.com'], ['activtrades']),
  broker('Admirals', ['admiralmarkets.com', 'admirals.com'], ['admiralmarkets', 'admirals']),
  broker('Alpari', ['alpari.com'], ['alpari']),
  broker('ATFX', ['atfx.com'], ['atfx']),
  broker('AvaTrade', ['avatrade.com'], ['avatrade']),
  broker('Axi', ['axi.com', 'axicorp.com', 'axitrader.com'], ['axicorp', 'axitrader', 'axi-']),
  broker('BlackBull Markets', ['blackbull.com', 'blackbullmarkets.com'], ['blackbull']),
  broker('Capital.com', ['capital.com'], ['capital.com']),
  broker('CMC Markets', ['cmcmarkets.com'], ['cmcmarkets']),
  broker('Darwinex', ['darwinex.com'], ['darwinex']),
  broker('Dukascopy', ['dukascopy.com'], ['dukascopy']),
  broker('Eightcap', ['eightcap.com'], ['eightcap']),
  broker('Exness', ['exness.com'], ['exness']),
  broker('FBS', ['fbs.com'], ['fbs-']),
  broker('FOREX.com', ['forex.com', 'gaincapital.com'], ['forex.com', 'gaincapital']),
  broker('FP Markets', ['fpmarkets.com'], ['fpmarkets']),
  broker('Fusion Markets', ['fusionmarkets.com'], ['fusionmarkets']),
  broker('FxPro', ['fxpro.com'], ['fxpro']),
  broker('FXTM', ['fxtm.com', 'forextime.com'], ['forextime', 'fxtm']),
  broker('GBE brokers', ['gbebrokers.com'], ['gbebrokers']),
  broker('GO Markets', ['gomarkets.com'], ['gomarkets']),
  broker('HFM', ['hfm.com', 'hfmarkets.com', 'hotforex.com'], ['hfmarkets', 'hotforex']),
  broker('IC Markets', ['icmarkets.com', 'icmarkets.com.au', 'icmarkets.eu'], ['icmarkets', 'rawtrading']),
  broker('IG', ['ig.com'], ['ig-']),
  broker('InstaForex', ['instaforex.com'], ['instaforex']),
  broker('JFD', ['jfdbrokers.com', 'jfdbank.com'], ['jfd']),
  broker('LiteFinance', ['litefinance.com', 'liteforex.com'], ['litefinance', 'liteforex']),
  broker('OANDA', ['oanda.com'], ['oanda']),
  broker('OctaFX', ['octafx.com'], ['octafx']),
  broker('Pepperstone', ['pepperstone.com'], ['pepperstone']),
  broker('RoboForex', ['roboforex.com'], ['roboforex']),
  broker('Swissquote', ['swissquote.com', 'swissquote.ch'], ['swissquote']),
  broker('ThinkMarkets', ['thinkmarkets.com'], ['thinkmarkets']),
  broker('Tickmill', ['tickmill.com'], ['tickmill']),
  broker('Vantage', ['vantagemarkets.com', 'vantagefx.com'], ['vantage']),
  broker('XM', ['xm.com', 'xmtrading.com'], ['xmglobal', 'xmtrading', 'xm.com']),
]

/** Domains that anybody can sign with: open mailbox providers, and senders of other people's mails. */
const sharedDomains = [
  ...['163.com', 'aol.com', 'fastmail.com', 'gmail.com', 'gmx.com', 'gmx.de', 'gmx.net', 'googlemail.com', 'hey.com'],
  ...['hotmail.com', 'icloud.com', 'live.com', 'mac.com', 'mail.com', 'mail.ru', 'me.com', 'msn.com', 'orange.fr'],
  ...['outlook.com', 'pm.me', 'proton.me', 'protonmail.com', 'qq.com', 'rambler.ru', 't-online.de', 'tutanota.com'],
  ...['web.de', 'yahoo.com', 'yandex.com', 'yandex.ru', 'ymail.com', 'zoho.com', 'zohomail.com'],
  ...['amazonses.com', 'gappssmtp.com', 'mailgun.org', 'mandrillapp.com', 'mcsv.net', 'onmicrosoft.com'],
  ...['postmarkapp.com', 'sendgrid.net', 'sendinblue.com', 'sparkpostmail.com'],
]

/** True if `domain` is `parent` or a subdomain of it. */
export const isWithin = (domain: string, parent: string): boolean => domain === parent || domain.endsWith(`.${parent}`)

/** The known broker of a signing domain; null for any other. */
export function brokerOfDomain(domain: string): KnownBroker | null {
  return knownBrokers.find(({ domains }) => domains.some((own) => isWithin(domain, own))) ?? null
}

/** The known broker that a company or server name belongs to; null if none. */
export function brokerOfName(name: string): KnownBroker | null {
  const text = name.toLowerCase()
  const words = wordsOf(text)
  return (
    knownBrokers.find(
      (one) => words.includes(wordsOf(one.name.toLowerCase())) || one.servers.some((server) => text.startsWith(server)),
    ) ?? null
  )
}

/** Space-separated words with a space at each end, for whole-word search. */
const wordsOf = (text: string) => ` ${text.replaceAll(/[^a-z0-9]+/g, ' ').trim()} `

export const isSharedDomain = (domain: string): boolean =>
  sharedDomains.some((shared) => isWithin(domain, shared)) || /^(?:yahoo|hotmail|live|outlook)\./.test(domain)

/** Shorter names resemble too many others. */
const minLookAlikeLength = 6

/**
 * True if an unknown domain imitates a known broker's: it contains it (`broker.com.evil.example`), replaces the dot by
 * a hyphen, or differs in one letter.
 */
export function looksLikeBroker(domain: string): boolean {
  if (brokerOfDomain(domain)) return false
  const labels = domain.split('.')
  return knownBrokers.some(({ domains }) =>
    domains.some((known) => {
      const name = known.split('.')[0]!
      const isInside = `.${domain}.`.includes(`.${known}.`) || labels.includes(known.replaceAll('.', '-'))
      if (isInside) return true
      return name.length >= minLookAlikeLength && labels.some((label) => label !== name && isNearly(label, name))
    }),
  )
}

/** True if two texts differ by one changed, added or missing letter. */
function isNearly(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1)
}
