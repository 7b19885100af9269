import { publicDns } from '#domain/origin/public-dns.ts'
import { useSite } from '#web/site/parts/site-context.tsx'

/**
 * Lets the visitor's own browser look up the keys that signed brokers' mails, as this site's answer would prove nothing. No
 * third party is contacted before the button is pressed.
 */
export function BrokerKeys() {
  const { page, words } = useSite()
  const { verify } = words
  if (!page.accounts.some(({ confirmed = [] }) => confirmed.length > 0)) return null
  const hosts = publicDns.map(({ name, origin }) => `${name} (${new URL(origin).host})`)
  return (
    <div className="part" id="keys">
      <h2>{verify.brokerKeys}</h2>
      <p>{verify.brokerKeysText(hosts.join(', '))}</p>
      <button type="button" className="button quiet" data-ask-keys="">
        {verify.askKeys(publicDns.map(({ name }) => name).join(', '))}
      </button>
      <div className="verdict" role="status" />
    </div>
  )
}
