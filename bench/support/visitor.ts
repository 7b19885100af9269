/** A valid message of the n-th person; no two have an address or a number in common. */
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
