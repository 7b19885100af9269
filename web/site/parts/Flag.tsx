import type { LanguageFlag } from '#domain/site/languages.ts'

/** Simplified flags, nine by six; stripes as paths. Emoji flags have no glyph on many machines. */
const flags: Record<LanguageFlag, readonly [fill: string, d: string][]> = {
  AE: [
    ['#fff', 'M0 0h9v6H0z'],
    ['#00732f', 'M0 0h9v2H0z'],
    ['#000', 'M0 4h9v2H0z'],
    ['#c8102e', 'M0 0h2.4v6H0z'],
  ],
  BR: [
    ['#009739', 'M0 0h9v6H0z'],
    ['#fedd00', 'M4.5.6L8.1 3 4.5 5.4.9 3z'],
    ['#012169', 'M4.5 1.8a1.2 1.2 0 110 2.4 1.2 1.2 0 010-2.4z'],
  ],
  CN: [
    ['#de2910', 'M0 0h9v6H0z'],
    ['#ffde00', 'M1.5.7l.5 1.4-1.3-.9h1.6L1 2.1zM3.4.5h.4v.4h-.4zM4 1.1h.4v.4H4zM4 1.9h.4v.4H4zM3.4 2.6h.4V3h-.4z'],
  ],
  DE: [
    ['#000', 'M0 0h9v2H0z'],
    ['#d00', 'M0 2h9v2H0z'],
    ['#ffce00', 'M0 4h9v2H0z'],
  ],
  ES: [
    ['#c60b1e', 'M0 0h9v6H0z'],
    ['#ffc400', 'M0 1.5h9v3H0z'],
  ],
  FR: [
    ['#fff', 'M0 0h9v6H0z'],
    ['#002654', 'M0 0h3v6H0z'],
    ['#ce1126', 'M6 0h3v6H6z'],
  ],
  GB: [
    ['#012169', 'M0 0h9v6H0z'],
    ['#fff', 'M0 0h1.1L9 5.3V6H7.9L0 .7zM9 0v.7L1.1 6H0v-.7L7.9 0zM3.5 0h2v6h-2zM0 2h9v2H0z'],
    ['#c8102e', 'M3.9 0h1.2v6H3.9zM0 2.4h9v1.2H0z'],
  ],
  IN: [
    ['#fff', 'M0 0h9v6H0z'],
    ['#f93', 'M0 0h9v2H0z'],
    ['#128807', 'M0 4h9v2H0z'],
    ['#008', 'M4.5 2.3a.7.7 0 110 1.4.7.7 0 010-1.4z'],
  ],
  IT: [
    ['#fff', 'M0 0h9v6H0z'],
    ['#009246', 'M0 0h3v6H0z'],
    ['#ce2b37', 'M6 0h3v6H6z'],
  ],
  PT: [
    ['#d00', 'M0 0h9v6H0z'],
    ['#060', 'M0 0h3.6v6H0z'],
    ['#ff0', 'M3.6 2a1 1 0 110 2 1 1 0 010-2z'],
  ],
  RU: [
    ['#fff', 'M0 0h9v2H0z'],
    ['#0039a6', 'M0 2h9v2H0z'],
    ['#d52b1e', 'M0 4h9v2H0z'],
  ],
}

/** The flag of an ISO 3166 country in the language picker; decorative, beside the name. */
export function Flag({ country }: { country: LanguageFlag }) {
  return (
    <svg className="flag" viewBox="0 0 9 6" width="18" height="12" aria-hidden="true">
      {flags[country].map(([fill, d]) => (
        <path key={d} fill={fill} d={d} />
      ))}
    </svg>
  )
}
