import { britishSpelling } from '../../site/never-said.ts'

/** English: what things are called, and what they and texts are not. Its keys are the terms of every language. */
export const en = {
  say: {
    lead: 'lead',
    stage: 'stage',
    assign: 'assign',
    assignee: 'assignee',
    unassigned: 'unassigned',
    team: 'team',
    teammate: 'teammate',
    spam: 'spam',
    'not spam': 'not spam',
    'recycle bin': 'recycle bin',
    'delete permanently': 'delete permanently',
    undo: 'undo',
    'site statement': 'site statement',
    evidence: 'evidence',
    trial: 'trial',
    reply: 'reply',
    'turn on': 'turn on',
    archive: 'archive',
    retrain: 'retrain',
    'test run': 'test run',
    import: 'import',
    'needs fixing': 'needs fixing',
    skipped: 'skipped',
    'account setup': 'account setup',
    'track record': 'track record',
    trades: 'trades',
    deals: 'deals',
    blown: 'blown',
    'time zone': 'time zone',
    'IP address': 'IP address',
    overdue: 'overdue',
    'win probability': 'win probability',
    notifications: 'notifications',
    email: 'email',
    'log in': 'log in',
    'log out': 'log out',
    role: 'role',
    '2FA': '2FA',
    'personal data': 'personal data',
  },
  not: {
    assign: /\bclaim(s|ed)?\b|\btake (this|the) lead\b/i,
    assignee: /nobody in particular/i,
    unassigned: /\bnobody\b/i,
    team: /\bstaff members?\b|\bpersonnel\b/i,
    teammate: /\bcolleagues?\b/i,
    spam: /\bquarantine|\bdoubtful\b/i,
    'not spam': /\brelease/i,
    'recycle bin': /(?<!recycle )\bbin\b/i,
    'delete permanently': /\bfor good\b/i,
    undo: /\b(taken?|took) back\b|\bparted?\b/i,
    'site statement': /\bclaims?\b/i,
    evidence: /\bwhose word\b/i,
    reply: /\bleads to answer\b|\bno answer needed\b|\btime to answer\b/i,
    'turn on': /\bswitch(ed|es)? (on|off)\b/i,
    archive: /\bretired?\b/i,
    retrain: /\b(re)?learn(ed)? (again|now)\b|\bnot learned\b/i,
    'test run': /\bdry run\b/i,
    import: /\b(bring|brought|take) in\b/i,
    'needs fixing': /\bmend(ed|ing)?\b|\bfaulty\b/i,
    skipped: /\bleft out\b/i,
    'account setup': /\bconfigurations?\b|subscription management/i,
    'track record': /\bthe record\b/i,
    trades: /\boperations?\b/i,
    blown: /\blost account/i,
    'time zone': /\bthe clock\b|’s clock\b(?! changes)/i,
    'IP address': /\bnetwork address/i,
    'win probability': /\b(close|conversion) probability|\d%? to close\b/i,
    notifications: /\balerts?\b/i,
    email: /\be-mails?\b|(?<!\.|\bsent )\bmails?\b(?! server)/i,
    'log in': /\bsign(ed|ing)? (in|out)\b/i,
  },
  never: [
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
} as const

/** A glossary term, by its English name. */
export type StaffTerm = keyof typeof en.say

/** The terms of the staff area in one language, used on every screen and in every mail to the team. */
export interface StaffGlossary {
  readonly say: Readonly<Record<StaffTerm, string>>
  /** Synonyms of a term that no text may contain. */
  readonly not: Readonly<Partial<Record<StaffTerm, RegExp>>>
  /** Phrases that no text may contain: empty ones, and errors that only say what failed. */
  readonly never: readonly RegExp[]
}
