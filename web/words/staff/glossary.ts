import { britishSpelling } from '../site/never-said.ts'

/** One thing of the staff area: what each language calls it, and the names that it must not have. */
interface Term {
  readonly en: string
  readonly es: string
  /** Other names of the thing, as they must not stand in a text. */
  readonly not: { readonly en?: RegExp; readonly es?: RegExp }
}

/** One name a thing, the same on every screen and in every mail to the team. */
export const glossary: readonly Term[] = [
  { en: 'lead', es: 'lead', not: {} },
  { en: 'stage', es: 'etapa', not: { es: /\bfase\b/i } },
  {
    en: 'assign',
    es: 'asignar',
    not: { en: /\bclaim(s|ed)?\b|\btake (this|the) lead\b/i, es: /\basumir|\bquedarme con/i },
  },
  { en: 'assignee', es: 'asignado a', not: { en: /nobody in particular/i, es: /\bdueñ[oa]\b/i } },
  { en: 'unassigned', es: 'sin asignar', not: { en: /\bnobody\b/i, es: /\ba nadie\b/i } },
  { en: 'team', es: 'equipo', not: { en: /\bstaff members?\b|\bpersonnel\b/i, es: /\bplantilla del personal\b/i } },
  {
    en: 'teammate',
    es: 'otra persona',
    not: { en: /\bcolleagues?\b/i, es: /\bcompañer[oa]s?\b|\balguien del equipo\b/i },
  },
  { en: 'spam', es: 'spam', not: { en: /\bquarantine|\bdoubtful\b/i, es: /\bcuarentena|\bdudos[oa]s?\b/i } },
  { en: 'not spam', es: 'no es spam', not: { en: /\brelease/i } },
  { en: 'recycle bin', es: 'papelera', not: { en: /(?<!recycle )\bbin\b/i } },
  { en: 'delete permanently', es: 'definitivamente', not: { en: /\bfor good\b/i, es: /\bpara siempre\b/i } },
  { en: 'undo', es: 'deshacer', not: { en: /\b(taken?|took) back\b|\bparted?\b/i, es: /\brevertid[oa]\b/i } },
  { en: 'site statement', es: 'datos publicados', not: { en: /\bclaims?\b/i, es: /\bafirmaci/i } },
  { en: 'evidence', es: 'justificante', not: { en: /\bwhose word\b/i, es: /\b(añadir|enlace a la|con) prueba\b/i } },
  { en: 'trial', es: 'prueba', not: { es: /\b(evento|modo) de prueba\b/i } },
  { en: 'reply', es: 'respuesta', not: { en: /\bleads to answer\b|\bno answer needed\b|\btime to answer\b/i } },
  { en: 'turn on', es: 'activar', not: { en: /\bswitch(ed|es)? (on|off)\b/i } },
  { en: 'archive', es: 'archivar', not: { en: /\bretired?\b/i } },
  { en: 'retrain', es: 'volver a entrenar', not: { en: /\b(re)?learn(ed)? (again|now)\b|\bnot learned\b/i } },
  { en: 'test run', es: 'simulación', not: { en: /\bdry run\b/i } },
  { en: 'import', es: 'importar', not: { en: /\b(bring|brought|take) in\b/i } },
  { en: 'needs fixing', es: 'por corregir', not: { en: /\bmend(ed|ing)?\b|\bfaulty\b/i } },
  { en: 'skipped', es: 'omitida', not: { en: /\bleft out\b/i } },
  {
    en: 'account setup',
    es: 'alta de cuenta',
    not: { en: /\bconfigurations?\b|subscription management/i, es: /gestión de suscripciones/i },
  },
  { en: 'track record', es: 'historial', not: { en: /\bthe record\b/i } },
  { en: 'trades', es: 'operaciones', not: { en: /\boperations?\b/i } },
  { en: 'deals', es: 'transacciones', not: {} },
  { en: 'blown', es: 'saldo agotado', not: { en: /\blost account/i, es: /\besfumad|\bcuenta perdida/i } },
  { en: 'time zone', es: 'zona horaria', not: { en: /\bthe clock\b|’s clock\b(?! changes)/i, es: /\breloj\b/i } },
  { en: 'IP address', es: 'dirección IP', not: { en: /\bnetwork address/i, es: /\bdirección de red/i } },
  { en: 'overdue', es: 'vencid', not: { es: /\bretrasad|\batrasad|\bfuera de plazo\b|\bcon retraso\b/i } },
  {
    en: 'win probability',
    es: 'probabilidad de cierre',
    not: { en: /\b(close|conversion) probability|\d%? to close\b/i, es: /\bprobabilidad de (ganar|conversión)/i },
  },
  { en: 'notifications', es: 'avisos', not: { en: /\balerts?\b/i } },
  {
    en: 'email',
    es: 'correo',
    not: { en: /\be-mails?\b|(?<!\.|\bsent )\bmails?\b(?! server)/i, es: /\be-?mails?\b|\bcorreos? electrónicos?\b/i },
  },
  { en: 'log in', es: 'iniciar sesión', not: { en: /\bsign(ed|ing)? (in|out)\b/i } },
  { en: 'log out', es: 'cerrar sesión', not: {} },
  { en: 'role', es: 'rol', not: { es: /\b[tT]u función\b|\bfunci(ón|ones)\b/ } },
  { en: '2FA', es: '2FA', not: {} },
  { en: 'personal data', es: 'datos personales', not: {} },
]

/** How no text speaks, in any screen: turns of phrase without a meaning of their own, and errors that only deny. */
export const neverSaid = {
  en: [
    /\b(was|were) not \w+(ed|en|t)\b/i,
    /\bcould not\b|\bcannot\b/i,
    /\bnobody\b|\banybody\b|\beverybody\b|\bsomebody\b/i,
    /\bwhoever\b|\bwhat is kept\b|\bas it ships\b/i,
    /\bso many\b|\bdear\b|\bas told\b|\bin order\b|\bhand(ed)? in\b/i,
    /\b(it|they|which) (stands?|rests?)\b|\bgoes away\b|\bhas gone\b/i,
    /\bby the product\b|\bthe product(’s)? (address|knows?|doesn)/i,
    /\bplease\b/i,
    /^Such as\b/,
    britishSpelling,
    /"/,
  ],
  es: [
    /\bno se han? podido\b/i,
    /\b(usted|ustedes|vosotros|vuestr[oa]s?)\b|\b\p{L}+(áis|éis|steis)\b/iu,
    /\b(exporte|importe su|entregue|introduzca|elija|escriba|guarde)\b/i,
    /\b(por|hace) el producto\b|\ba quien gestiona\b/i,
    /"|“|”/,
    /^[^¿]*\?|^[^¡]*!/,
    /\bentretanto\b/i,
  ],
} as const
