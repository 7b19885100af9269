/** A valid message of the n-th person; each has a different address and number. */
export function contactBody(n: number) {
  return {
    name: `Ana Torres ${n}`,
    email: `ana.torres.${n}@example.com`,
    phone: `+34 6${String(n % 100_000_000).padStart(8, '0')}`,
    language: 'es',
    country: 'ES',
    investmentExperience: 'intermediate',
    message: 'Me gustaría saber cómo funciona y cuánto hay que ingresar para empezar.',
    platform: 'main',
  }
}

/** Makes the page script's request for a touched form; returns the token's cookie. */
export async function touchForm(site: string): Promise<string> {
  const answer = await fetch(`${site}/api/geo`)
  await answer.arrayBuffer()
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0]!)
    .join('; ')
}

/** Sends the short form as a browser without scripts does; returns the status: 303 if accepted. */
export async function sendForm(
  site: string,
  cookie: string,
  person: { readonly email: string; readonly phoneNumber: string },
): Promise<number> {
  const answer = await fetch(`${site}/en/welcome`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: site, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ form: 'quick', name: 'Eva', phonePrefix: '+34', ...person }),
  })
  await answer.arrayBuffer()
  return answer.status
}
