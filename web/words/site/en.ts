import type { FieldProblem } from '#contract/errors.ts'
import type { Claim, MeasuredFigure } from '#domain/claims/claims.ts'
import type { InvestmentExperience } from '#domain/leads/options.ts'
import { consentWording } from '#domain/privacy/consent-wordings.ts'
import { asked } from '../lead-fields/en.ts'
import { account } from './account/en.ts'
import { legal } from './legal/en.ts'
import { contactPage, home, pages, questions, verify, welcomeB } from './pages/en.ts'
import { plural } from './plural.ts'
import { service } from './service/en.ts'

/**
 * The public site in English, and the shape every other language must have (`SiteWords`). No digits here: numbers come
 * from claims, records and the offer, as formatted text. A count comes twice, as a number for the plural and as shown.
 */
export const en = {
  pages,
  home,
  questions,
  welcomeB,
  contactPage,
  legal,
  service,
  account,
  verify,
  notFound: {
    title: 'Page Not Found',
    text: 'We can’t find that page. It may have moved, or the address may be mistyped.',
    back: 'Go to the home page',
  },

  navigation: {
    skip: 'Skip to content',
    label: 'Main navigation',
    menu: 'Menu',
    results: 'Results',
    connect: 'Connect',
    admin: 'Admin',
    initialize: 'Initialize',
    /** Beside both: where they lead. */
    staff: 'staff login',
    language: 'Language',
    newTab: 'opens in a new tab',
  },

  demoBanner:
    'Demo site: everything marked “sample” was made up to show you the finished page. None of it is a real result.',
  /** While both samples and made-up records are shown. */
  bothBanner:
    'Demo site: everything marked “sample” or “made-up records” (figures, months, trades, accounts) was invented to show you the finished page. None of it is a real result.',
  /** While months, operations or accounts on record were made up for a demonstration. */
  madeUpBanner:
    'Figures marked “made-up records” are calculated from months, trades and accounts that were invented to fill this site.',

  risk: {
    label: 'Risk warning',
    /**
     * Standard wording of the ESMA. `share`: the percentage of losing accounts that `broker` states; null where none is
     * stated. The firm itself is not the provider, so the sentence names the broker.
     */
    strip: (share: string | null, broker: string) =>
      `CFDs are complex instruments and come with a high risk of losing money rapidly due to leverage. ${
        share === null
          ? 'The vast majority of retail client accounts lose money when trading in CFDs.'
          : `${share} of retail investor accounts lose money when trading CFDs with ${broker}.`
      } You should consider whether you understand how CFDs work and whether you can afford to take the high risk of losing your money.`,
    pastPerformance:
      'Past performance is not a reliable indicator of future results. You can lose all the money you deposit.',
    currency: 'Figures are in US dollars. If you use another currency, exchange rates can raise or lower your result.',
    beforeSubscription: (price: string) => `The subscription of ${price} a month is not deducted from these figures.`,
    lessThanOneYear: 'Less than one year of data.',
    hypotheticalLabel: 'Hypothetical results',
    /** 17 CFR 4.41(b)(1)(i), letter for letter. Other languages: a faithful translation; the English stands beside it. */
    hypothetical:
      'These results are based on simulated or hypothetical performance results that have certain inherent limitations. Unlike the results shown in an actual performance record, these results do not represent actual trading. Also, because these trades have not actually been executed, these results may have under-or over-compensated for the impact, if any, of certain market factors, such as lack of liquidity. Simulated or hypothetical trading programs in general are also subject to the fact that they are designed with the benefit of hindsight. No representation is being made that any account will or is likely to achieve profits or losses similar to these being shown.',
    /** Heading of the English original, shown on pages in other languages. */
    hypotheticalOriginal: 'Original wording, in English',
    disclosureTitle: 'Risk disclosure',
    disclosure:
      'Trading gold with leverage can cost you everything you deposit, and quickly. A bot follows rules; it does not know the future, and it will have losing trades, weeks and months. Do not trade with money you need. Nothing on this site is investment advice or a promise of profit.',
  },

  mark: {
    measured: 'calculated',
    /** In place of `measured` where the records were made up for a demonstration. */
    madeUp: 'made-up records',
    stated: (company: string, date: string) => `stated by ${company}, as of ${date}`,
    /** In place of the company's name while it is not stated. */
    operator: 'the operator',
    /** Of one month or trade that is stated, not imported. */
    statedRow: 'stated',
    /** Of a month that was going on when its figures were recorded. */
    unfinished: 'unfinished',
    statedLongAgo: 'not confirmed recently',
    evidence: 'evidence',
    sampleFigure: 'sample figure',
    sampleStatement: 'sample statement',
    sampleTestimonial: 'sample testimonial',
    notStated: 'not stated',
    operations: (count: number, shown: string) =>
      plural('en', count, { one: `${shown} trade`, other: `${shown} trades` }),
    months: (count: number, shown: string) => plural('en', count, { one: `${shown} month`, other: `${shown} months` }),
    account: {
      live: 'live account',
      demo: 'demo account',
      backtest: 'backtest',
      unknown: 'account type not stated',
    } satisfies Record<NonNullable<Claim['accountType']> | 'unknown', string>,
    method: 'formula',
  },

  /** Names of the figures on this page. */
  figures: {
    'results.return': 'Return',
    'results.valueLocked': 'Value locked',
    'results.generated': 'Generated for clients',
    'results.balance': 'Balance',
    'results.gain': 'Gain',
    'results.maxDrawdown': 'Maximum drawdown',
    'results.sharpe': 'Sharpe ratio',
    'results.winRate': 'Win rate',
    'results.riskReward': 'Reward-to-risk',
    'results.consistency': 'Profitable months',
    'results.averageMonthlyProfit': 'Average monthly profit',
    'company.years': 'In business for',
    'broker.assets': 'Client assets at the partner broker',
    'broker.since': 'Active since',
    'broker.spreadsFrom': 'Spreads from',
    'company.clients': 'Clients',
    'service.uptime': 'Availability',
    'service.monitoring': 'Monitoring',
    'service.languages': 'Languages',
    'service.encryption': 'Encryption',
    'service.connection': 'Connection',
    'service.support': 'Support',
    'response.firstAnswer': 'First reply within',
    'response.setup': 'Account set up within',
  },

  /** A metric of the software: its name, and how it is computed. */
  measured: {
    winRate: {
      label: 'Win rate',
      method:
        'Winning trades divided by winning plus losing trades. A trade closed in parts counts once; break-even trades are left out.',
    },
    profitFactor: { label: 'Profit factor', method: 'Total gains divided by total losses.' },
    riskReward: {
      label: 'Reward-to-risk',
      method: 'Average gain of a winning trade divided by the average loss of a losing one.',
    },
    averageTrade: { label: 'Average trade', method: 'Mean result of all trades, rounded to whole pips.' },
    totalProfit: {
      label: 'Total profit at one lot',
      method:
        'All results in pips, added up and multiplied by ten. That gives US dollars at one lot (a hundred ounces), before costs.',
    },
    operations: { label: 'Trades', method: 'Recorded trades in the period.' },
    consistency: { label: 'Profitable months', method: 'Months with a gain divided by all months with data.' },
    compoundedReturn: {
      label: 'Compounded return',
      method: 'Monthly returns, compounded. Deposits and withdrawals are left out.',
    },
    sumOfMonths: {
      label: 'Sum of months, not a return',
      method: 'Monthly returns added together. The sum can be positive even if the account has lost money.',
    },
    maxDrawdown: {
      label: 'Maximum drawdown',
      method: 'Largest drop from an earlier peak on the compounded monthly curve. Drops within a month don’t show.',
    },
    sharpe: {
      label: 'Sharpe ratio',
      method:
        'Mean of the monthly returns divided by their standard deviation. No risk-free rate is deducted; not annualized.',
    },
  } satisfies Record<MeasuredFigure, { label: string; method: string }>,

  units: {
    pips: (count: number, shown: string) => plural('en', count, { one: `${shown} pip`, other: `${shown} pips` }),
  },

  hero: {
    /** Three lines. */
    headline: { first: 'A bot trades gold.', second: 'Your money stays', third: 'with your broker.' },
    /** `brand`: the name of the product. */
    subtitle: (brand: string) =>
      `${brand} connects an automated gold strategy (XAU/USD) with fixed rules to your own MetaTrader account. We never hold your money.`,
    status: {
      title: 'System status',
      checking: 'checking…',
      online: 'System online',
      offline: 'No connection',
      /** `milliseconds`: how long this page waited for the server's answer, with its unit. */
      latency: (milliseconds: string) => `server online, ${milliseconds}`,
    },
    performance: 'Performance',
    transactions: {
      title: 'Recent trades',
      empty: 'No gold trades recorded yet.',
      long: 'Long',
      short: 'Short',
      /** Read out between the prices of entry and exit. */
      from: 'from',
      to: 'to',
    },
    checkout: 'Start the free trial',
    trial: (count: number, shown: string) =>
      plural('en', count, {
        one: `Free for ${shown} day with every feature. Cancel within that time and you pay nothing.`,
        other: `Free for ${shown} days with every feature. Cancel within that time and you pay nothing.`,
      }),
    price: (price: string) => `After that, ${price} a month until you cancel.`,
    deposit: (amount: string) => `Recommended minimum deposit at your broker: ${amount}. You can lose all of it.`,
    /** `share`: the monthly price as a share of the recommended deposit. */
    burden: (share: string) =>
      `On that deposit, the subscription comes to ${share} a month. You’re ahead only when the bot earns more.`,
    /** `company`: who sets the price, by name or as `mark.operator`. */
    terms: (company: string) => `These terms are set by ${company}.`,
    security: 'This page runs no third-party code and never asks for a password.',
  },

  proof: {
    figures: 'Company figures',
    testimonials: 'What clients say',
    testimonialPeriod: (count: number, shown: string) =>
      plural('en', count, { one: `${shown} month with the service`, other: `${shown} months with the service` }),
    testimonialNote:
      'Testimonials may not be representative of the experience of other clients and are no guarantee of future performance or success.',
    regulation: 'Regulation and license',
    /** As `legal.compliance.facts`. */
    licence: {
      holder: 'license holder',
      regulator: 'regulator',
      number: 'license number',
      activity: 'licensed activity',
      register: 'public register',
    },
    transparency: 'Transparency',
  },

  results: {
    title: 'Results',
    intro: 'The last six months on record, losing months included.',
    months: 'Monthly performance',
    month: 'Month',
    gain: 'Gain',
    profit: 'Profit',
    total: 'All recorded months',
    account: 'Main account',
    riskMetrics: 'Risk metrics',
    verification: 'Verification',
    empty: 'No performance data available yet.',
    emptyNext: 'Data will be updated monthly.',
    updates: 'New figures show up here within a minute.',
    methods: 'How these figures are calculated',
    everyTrade: 'See every trade',
  },

  /** In place of what cannot be shown yet: what will stand there. `names`: of the figures. */
  waiting: {
    measured: (names: string) => `Coming with the first account report: ${names}.`,
    stated: (names: string) => `Coming once we can name a source: ${names}.`,
    testimonials: 'Clients will speak for themselves here. We publish only what they have agreed to.',
    badges: 'Registrations and certificates will go here, each with a link to check it.',
    verification:
      'No independent check has been published yet. Until then, you can check the record in your own browser.',
  },

  contact: {
    title: 'Connect',
    intro: 'Write to us in your own language. Someone on our team will read your message and reply.',
  },

  form: {
    ...asked,
    /** Explanation below the number. */
    phoneHint: 'We can reply by phone or WhatsApp if you prefer. We won’t call unless you ask us to.',
    /** An example in the empty field, never sent. */
    messagePlaceholder: 'I am interested in automated gold trading.',
    optional: 'optional',
    choose: 'Choose one',
    frequentPrefixes: 'Most used',
    allPrefixes: 'All countries',
    otherPrefix: 'Other (start with +)',
    experience: {
      beginner: 'Beginner',
      intermediate: 'Intermediate',
      advanced: 'Advanced',
      expert: 'Expert',
      professional: 'Professional',
    } satisfies Record<InvestmentExperience, string>,
    /** An option of the experience list: its name, years of investing, usual amount. */
    experienceOption: (name: string, years: string, amount: string) => `${name} (${years}, ${amount})`,
    consent: {
      legend: 'Marketing (optional)',
      emailOffers: consentWording.en.emailOffers,
      phoneOffers: consentWording.en.phoneOffers,
      withdraw: consentWording.en.withdraw,
    },
    notice: {
      title: 'What happens to your details',
      /** In place of title, controller and text while the controller is not stated: nobody would stand for them. */
      absent: consentWording.en.noNotice,
      /** `company`: legal name of the controller. */
      controller: (company: string) => `Controller: ${company}.`,
      text: consentWording.en.notice,
    },
    /** In place of a form on a live site that does not say who answers for it. */
    closed: 'This form opens once the company responsible for this site is named here.',
    sending: 'Sending…',
    telegram: 'Continue on Telegram',
    again: 'Submit another request',
    problems: {
      required: 'Fill in this field.',
      too_short: 'This is too short.',
      /** `most`: how many characters fit. */
      too_long: (most: string, over: string) => `This is too long. The limit is ${most} characters. Too many: ${over}.`,
      invalid_email: 'Check the email address.',
      email_at: 'An email address has one @, as in name@example.com.',
      email_domain: 'The part after the @ isn’t complete. It should end like example.com.',
      email_space: 'There’s a space in the email address.',
      email_several: 'Enter one email address only.',
      email_alphabets: 'This address mixes look-alike letters from different alphabets. Type it again.',
      open_quote: 'A quotation mark opens here but isn’t closed.',
      several_people: 'Several people share this number. Use the email address instead.',
      invalid_phone: 'Enter a valid phone number for this country.',
      phone_too_short: 'This number has too few digits.',
      phone_too_long: 'This number has too many digits.',
      phone_country: 'Choose the country of this number.',
      phone_doubt:
        'Does this number begin with the country code? If so, put + in front of it. If not, write it as you dial it at home.',
      phone_digits_lost: 'Some digits of this number are missing. Type it in full.',
      invalid_choice: 'Choose one of the options.',
      invalid_number: 'Enter a number.',
      invalid_date: 'Enter a date.',
      invalid_text: 'This contains characters we can’t store. Remove special characters and try again.',
      password_guessable: 'This password is easy to guess.',
      taken: 'This is already taken.',
      unproven: 'This statement needs a source.',
      unknown_field: 'Something is out of date here. Reload the page and try again.',
      invalid: 'Check this field.',
    } satisfies Record<FieldProblem, string | ((most: string, over: string) => string)>,
    /** In place of `required`, by field. */
    missing: {
      name: 'Enter your name.',
      email: 'Enter your email address.',
      phoneNumber: 'Enter your phone number.',
      investmentAmount: 'Choose an amount.',
    } as Readonly<Record<string, string>>,
    problemSummary: (count: number, shown: string) =>
      plural('en', count, {
        one: `${shown} field needs your attention.`,
        other: `${shown} fields need your attention.`,
      }),
    restored: 'We’ve restored what you typed. You can send it now.',
    tooManyRequests:
      'Too many messages in a short time. Wait a few minutes and try again. Nothing you typed has been lost.',
    /** Required texts: the quick form's are fixed in Spanish, the full form's in English. */
    quick: {
      title: 'Request access',
      submit: 'Request access',
      sentTitle: 'Perfect!',
      sentText: 'We’ve received your details.',
      /** `time`: the promised time with its unit, as in “two hours”. */
      sentPromise: (time: string) => `An expert will contact you in less than ${time}.`,
      failedTitle: 'Error',
      failedText: 'There was a problem. Please try again.',
    },
    full: {
      title: 'Write to us',
      submit: 'Send',
      sentTitle: 'Thank you. Your message has arrived.',
      sentText: 'We’ll write to you first. Your request is free and comes with no obligation.',
      sentPromise: (time: string) => `We'll set up your automated trading system within ${time}.`,
      failedTitle: 'Error Sending Message',
      failedText: 'Please try again or contact our support team.',
    },
    'welcome-b': {
      title: 'Request access',
      submit: 'Send request',
      sentTitle: 'Thank you. Your request has arrived.',
      sentText: 'We’ll write to you first. Your request is free and comes with no obligation.',
      sentPromise: (time: string) => `An expert will contact you in less than ${time}.`,
      failedTitle: 'Error Sending Message',
      failedText: 'Please try again or contact our support team.',
    },
    contact: {
      title: 'Write to us',
      submit: 'Send message',
      sentTitle: 'Thank you. Your message has arrived.',
      sentText: 'Someone on our team will read it and reply in the language you chose.',
      sentPromise: (time: string) => `We’ll follow up within ${time}.`,
      failedTitle: 'Error Sending Message',
      failedText: 'Error submitting your request. Please try again.',
    },
  },

  footer: {
    company: 'Company',
    address: 'Address',
    online: 'System Online',
    /** `countries`: names of the countries whose people are not served. */
    notServed: (countries: string) => `Not offered to residents of: ${countries}.`,
    rights: 'All rights reserved.',
    links: {
      privacy: 'Privacy',
      terms: 'Terms',
      'risk-disclosure': 'Risk disclosure',
      compliance: 'Compliance',
      imprint: 'Legal notice',
      cancel: 'Cancel your subscription',
    },
  },
}

/** The texts that every language must offer: the same keys, the same arguments. */
export type SiteWords = typeof en
