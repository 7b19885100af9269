/**
 * The four legal pages. A line of a text is a paragraph; one that begins with “- ” is an item of a list. Law is named by
 * its title; what differs between installations comes as an argument or as a claim.
 */
export const legal = {
  contents: 'On this page',
  more: 'See also',
  unstated: 'What the operator has not stated is marked “not stated”. No placeholder takes its place.',

  risk: {
    title: 'Risk disclosure',
    lead: 'Read this before you connect an account. If any of it is unclear to you, do not trade with this bot.',
    sections: {
      leverage: {
        title: 'Leverage',
        text: 'Gold (XAU/USD) is usually traded as a contract for difference with borrowed size. A small move of the price against you can use up the whole deposit within minutes.\nYour broker may close positions without asking when the margin no longer suffices. Whether you can owe more than you deposited depends on your broker and on the law where you live: ask for it in writing.',
      },
      market: {
        title: 'The gold market',
        text: 'The price of gold jumps on news, at the opening of the week and when few trade. Then a stop order is filled at the next price there is, which can be far from the one you chose. Spreads widen, swaps are charged overnight.',
      },
      bot: {
        title: 'What a bot cannot do',
        text: 'The bot follows fixed rules. It does not know the future, does not understand news and cannot tell that a market has changed permanently. It will have losing trades, weeks and months.\nRules that fitted the past can fail from one day to the next, without a warning and for longer than you can stand.',
      },
      technology: {
        title: 'Technical failures',
        text: 'Power, internet, terminal, broker’s server or this service can fail at the worst moment. Orders can then be late, doubled or missing, and open positions stay open. Know how to reach your broker without the bot, and how to close positions by hand.',
      },
      past: {
        title: 'Past and simulated results',
        text: 'Past performance is not a reliable indicator of future results. Results of demo accounts and backtests were made without real orders, those of backtests also with knowledge of what came later; the text that regulators ask for stands beside them wherever they are shown, and here:',
      },
      costs: {
        title: 'Costs',
        text: (price: string, deposit: string, share: string) =>
          `The subscription of ${price} a month is due whether the bot wins or loses. On a deposit of ${deposit} it alone costs ${share} of it a month. Your broker’s spread, commission and swap come on top. With a small account the costs can be larger than any gain.`,
      },
      broker: {
        title: 'Your broker',
        text: 'Your money is with your broker, not with us. If the broker fails, the law and the compensation scheme that apply to it decide what you get back. Check the regulated entity that you sign a contract with, not only the brand. We may be paid when you open an account with a partner broker: that is an interest of ours, not advice.',
      },
      suitability: {
        title: 'For whom this is not',
        text: '- Do not trade with borrowed money, with savings you need, or with money you may need in the coming years.\n- Do not trade if losing the whole deposit would change your life.\n- Nothing on this site is investment advice or a recommendation for you; nobody here has looked at your situation.\n- In some countries leveraged gold may not be offered to private persons; this also concerns most residents of the United States. Do not use the service where it is forbidden.',
      },
      before: {
        title: 'Before you start',
        text: '- Can you explain to somebody else how a contract for difference makes and loses money?\n- Do you know the largest loss you are ready to take, and have you limited the account to it?\n- Have you tried the bot on a demo account?\n- Do you know how to switch it off at once?\nIf one answer is no, wait.',
      },
    },
  },

  compliance: {
    title: 'Compliance',
    lead: 'Who stands behind this service, who supervises whom, and whom you can write to.',
    status: 'Regulatory status',
    statusText:
      'A licence covers one legal entity and the activities named in it. Compare the entries with the public register before you rely on them.',
    entities: 'Who does what',
    facts: {
      company: 'Company',
      address: 'Address',
      custody: 'Holds client money',
      technology: 'Technology provider',
      broker: 'Partner broker, legal entity',
      brokerRegulator: 'Regulator of the partner broker',
      brokerRegister: 'Its entry in the register',
      officer: 'Compliance officer',
      dpo: 'Data protection officer',
    },
    frameworks: 'Regulatory frameworks',
    frameworksText:
      'These rules may concern a service like this one. That they are named here is no claim that anybody holds a licence under them.',
    eu: {
      title: 'European Union',
      text: 'Investment services are governed by the Markets in Financial Instruments Directive and its regulation; contracts for difference for private clients by the product measures of the European Securities and Markets Authority and of national authorities. The authority considers that carrying out trading signals automatically, without an action of the client, can be portfolio management and then needs a licence. Personal data are governed by the General Data Protection Regulation, distance contracts by the Consumer Rights Directive.',
    },
    uae: {
      title: 'United Arab Emirates',
      text: 'On the mainland the Capital Market Authority licenses the promotion of financial products. In the Dubai International Financial Centre it is the Dubai Financial Services Authority, in the Abu Dhabi Global Market the Financial Services Regulatory Authority. Personal data are governed by the federal law on their protection and by the laws of the free zones.',
    },
    us: {
      title: 'United States',
      text: 'Commodity trading advice and its advertising are governed by the Commodity Exchange Act, the rules of the Commodity Futures Trading Commission and those of the National Futures Association. Leveraged gold may be offered to private persons only in narrow exceptions. Results that were not achieved on a real account carry the text prescribed there.',
    },
    identity: 'Identity checks and money laundering',
    identityText:
      '- This site takes no deposits and pays nothing out. Money moves only between you and your broker.\n- The broker who opens your account must identify you, ask where your money comes from and watch for suspicious payments.\n- This site asks for no identity documents. Send none by email or through a form.\n- We do not connect accounts of third parties: the account must be your own.\n- We refuse service where sanctions forbid it, and answer lawful requests of authorities.',
    data: 'Data protection',
    dataText:
      'You can ask what is stored about you, have it corrected, handed to you or erased, object to its use, and withdraw consent at any time. The Privacy page says how, and what is stored for how long.',
    complaints: 'Complaints',
    complaintsText:
      'Write to the compliance officer named above, or use the contact form if none is named. You get an answer in writing. If it does not satisfy you, you can turn to the regulator named above, to your broker’s ombudsman for anything that concerns your account, and in the European Union to a consumer dispute resolution body where you live.',
  },

  privacy: {
    title: 'Privacy',
    lead: 'What is stored about you, why, for how long, and how you get at it.',
    controller: 'Who is responsible',
    controllerText: 'The controller in the sense of data protection law:',
    sections: {
      collected: {
        title: 'What is stored',
        text: '- When you write to us: name, email, phone with country, preferred language, experience, range of capital if you choose one, your message, and which wording of the consents you saw and ticked.\n- When you hand in account details: name, email, phone, login and server of the trading account, amount, your notes, the way of access you chose, and only if that way needs one, a password.\n- When you withdraw or cancel: name, email, what you declare, and what you add to it.\n- What we add while we deal with you: notes, calls, tasks, a score of how likely a contract is.\n- How your visit began: first page, name of the site that led you here, campaign tags of the link, language and page variant. It is stored with your message and only then.',
      },
      visit: {
        title: 'When you only look',
        text: 'Then nothing about you is stored. Your network address is used while the server answers: to guess the country code, from a list on our own server, and to count requests against abuse, in memory. Which of two page variants you see is drawn from a value that changes every day and cannot be traced back; only the number of views is kept.',
      },
      cookies: {
        title: 'Cookies',
        text: (language: string, sent: string, form: string, proof: string, session: string) =>
          `Only strictly necessary ones, so there is no banner:\n- ${language}: the language you chose, for a year, only if you chose one.\n- ${sent}: that you have just sent a form, for ten minutes, only if scripts are switched off.\n- ${form}, ${proof}: that you have begun to fill in a form, and a sum your browser did for it, against automatic messages; for a day, and nothing about you.\n- ${session}: keeps colleagues signed in. Visitors never get it.\nWhat you are typing into a form is kept in this tab of your browser until it has arrived, without passwords, and leaves it only when you send it.`,
      },
      purposes: {
        title: 'Why, and on what legal basis',
        text: '- To answer you and to prepare or carry out a contract with you: contract and steps before it.\n- To set up the account you name: contract.\n- Offers by email or phone: only with your consent, given for each separately.\n- Protection against abuse, measuring how pages work without tracking you, ordering requests by likely interest: our legitimate interest.\n- Business records and proof of declarations: legal obligation.\nNothing here obliges you to give data. Without an address, though, nobody can answer.',
      },
      recipients: {
        title: 'Who gets it',
        text: 'Colleagues who need it for their task; every look at a password and every change is recorded. Emails go out through the operator’s mail server. The pages load nothing from other companies: no analytics, no advertising, no fonts, no maps.\nThe partner broker, the payment page and WhatsApp are other companies. They get data only if you follow a link to them, and then straight from you.\nIf the operator has switched on a language model for the analysis of requests, its provider processes the text of your message on our behalf. Ask us whether, who and where.',
      },
      abroad: {
        title: 'Other countries',
        text: 'Whether servers of the operator or of its processors stand outside your country, and which guarantees then apply, the controller named above tells you on request.',
      },
      retention: {
        title: 'How long',
        text: 'A purge runs every night. These periods are set in this installation:',
      },
      scoring: {
        title: 'Scores',
        text: 'A request gets a score from what you entered, such as experience, amount and how complete it is, so that colleagues know whom to answer first. It decides nothing with legal effect; people do. You can object to it.',
      },
      security: {
        title: 'Protection',
        text: 'Trading passwords are encrypted one by one before they reach the database, with a key kept elsewhere. Colleagues see one only after proving again who they are and giving a reason, which is recorded. Passwords are never sent by email or logged.',
      },
      rights: {
        title: 'Your rights',
        text: '- Access: a copy of everything stored about you, also as a file for other programs.\n- Correction, erasure, restriction.\n- Objection, above all to offers and to the score.\n- Withdrawal of consent, at any time, for the future.\n- A complaint to the data protection authority where you live.\nWrite to the contact named above or use the contact form, with the email address or phone number you used. We answer within a month. What was erased is gone from our records at once and from backups when they are replaced.',
      },
    },
    kept: {
      kind: 'Record',
      time: 'Kept',
      lostLeads: 'Inquiries that didn’t lead to a contract, since their last change',
      untouchedLeads: 'Open requests, since anybody last dealt with them',
      convertedLeads: 'Requests that became a contract, since their last change',
      setups: 'Account details and cancellations that are dealt with, since then',
      openSetups: 'Account details that were never dealt with, since they last changed',
      mails: 'Emails to you',
      audit: 'The log of what colleagues did, without your texts',
      binnedLeads: 'Deleted requests, in the bin',
      password: 'Trading passwords: until the setup is done, at most',
      forever: 'until erased',
    },
  },

  terms: {
    title: 'Terms',
    lead: 'What you get, what it costs, how you leave.',
    sections: {
      parties: {
        title: 'Who contracts with whom',
        text: (company: string) =>
          `The service is offered by ${company}. You conclude the contract when you subscribe; an enquiry through a form of this site is no subscription and costs nothing. You must be of age and act on your own behalf.`,
      },
      service: {
        title: 'What the service is',
        text: 'Software that places and closes trades in gold (XAU/USD) by fixed rules on your own MetaTrader account, and its setup. You decide on the account, the deposit and the size, and can switch the bot off at any time.',
      },
      not: {
        title: 'What it is not',
        text: '- Not an account with us: we hold no money and no positions of yours.\n- Not advice and not a judgement on whether trading suits you.\n- Not a promise of profit, nor protection against loss.\n- Not always available: maintenance and failures happen, at your broker too.',
      },
      money: {
        title: 'Who holds your money',
        text: 'Your broker, under a contract between you and the broker. We can neither pay in nor pay out. Never give anybody a password that can withdraw money.',
      },
      price: { title: 'Trial and price' },
      renewal: {
        title: 'Renewal',
        text: 'After the trial the subscription begins and renews month by month until you cancel. The payment page names the date and amount of the first charge; if it does not, do not subscribe. A change of price is announced to you in time to cancel before it applies.',
      },
      cancelling: {
        title: 'Cancelling',
        text: 'At any time, without a reason and without a login, on the page for withdrawing and cancelling or by email. During the trial you then pay nothing; later the subscription ends with the month already paid. You get a dated receipt. Afterwards change the trading account’s password, so that nobody has access any more.',
      },
      withdrawal: {
        title: 'Right of withdrawal',
        text: (days: string) =>
          `Consumers in the European Union may withdraw within ${days} days of the contract without giving a reason. A clear statement is enough; the button on the page for withdrawing is one way. What you have paid is returned at the latest ${days} days after we hear of it, by the means you paid with. If you asked for the service to begin before that period ends, you owe a proportionate amount for the part you had, no more.`,
      },
      duties: {
        title: 'What we ask of you',
        text: '- True details, and an account that is your own.\n- A look at open positions now and then: the bot does not replace you.\n- No passing on of the software.\n- No use where the law forbids it.',
      },
      liability: {
        title: 'Liability',
        text: 'Trading losses are the account holder’s own risk. For intent and gross negligence, for harm to life, body or health and wherever the law requires it, our liability is unlimited; nothing here takes away rights that mandatory law gives to consumers.',
      },
      law: {
        title: 'Law and disputes',
        text: 'The mandatory consumer protection of the country you live in remains yours, as do its courts. Complaints: see Compliance.',
      },
      changes: {
        title: 'Changes',
        text: 'Changes of these terms are announced to you in text form before they apply. If you do not agree, you can cancel before that day.',
      },
    },
  },

  imprint: {
    title: 'Legal notice',
    lead: 'Who runs this site, how to reach them, and which law applies.',
    sections: {
      provider: 'Service provider',
      contact: 'Contact',
      supervision: 'Supervision',
      content: 'Content and hosting',
      law: 'Law and courts',
      unstated: 'Not stated',
    },
    /** In the lower case of a sentence that lists them; the page sets the first letter of an entry. */
    facts: {
      name: 'company name',
      legalForm: 'legal form',
      address: 'registered address',
      representative: 'legal representative',
      register: 'register and number',
      taxId: 'VAT or tax number',
      email: 'email',
      phone: 'phone',
      licence: 'supervisory authority and licence',
      responsible: 'person responsible for the content',
      host: 'hosting provider',
      governingLaw: 'governing law',
      courts: 'place of jurisdiction',
    },
    missing: (names: string) => `The operator has not stated: ${names}.`,
  },
}

export type LegalWords = typeof legal
