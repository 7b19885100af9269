/**
 * The four legal pages. A line of a text is a paragraph; one that begins with “- ” is an item of a list. Law is named by
 * its title; what differs between installations comes as an argument or as a claim.
 */
export const legal = {
  contents: 'On this page',
  more: 'See also',

  risk: {
    title: 'Risk disclosure',
    lead: 'Read this before you connect an account. If any of it is unclear, do not trade with this bot.',
    sections: {
      leverage: {
        title: 'Leverage',
        text: 'Gold (XAU/USD) is usually traded as a contract for difference, with leverage. A small price move against you can wipe out your whole deposit within minutes.\nYour broker may close positions without asking when your margin runs short. Whether you can lose more than you deposited and end up in debt depends on your broker and on the law where you live: ask for the answer in writing.',
      },
      market: {
        title: 'The gold market',
        text: 'The price of gold jumps on news, at the weekly open and when trading is thin. A stop order is then filled at the next available price, which can be far from the one you chose. Spreads widen, and swaps are charged overnight.',
      },
      bot: {
        title: 'What a bot cannot do',
        text: 'The bot follows fixed rules. It does not know the future, does not understand news and cannot tell when a market has changed permanently. It will have losing trades, weeks and months.\nRules that worked in the past can fail from one day to the next, without warning and for longer than you can bear.',
      },
      technology: {
        title: 'Technical failures',
        text: 'The power, your internet connection, the terminal, the broker’s server or this service can fail at the worst moment. Orders can then be late, duplicated or lost, and open positions stay open. Make sure you know how to reach your broker without the bot and how to close positions by hand.',
      },
      past: {
        title: 'Past and simulated results',
        text: 'Past performance is not a reliable indicator of future results. Results from demo accounts and backtests were achieved without real orders, and backtests also with the benefit of hindsight. The text that regulators require appears wherever such results are shown, and here:',
      },
      costs: {
        title: 'Costs',
        text: (price: string, deposit: string, share: string) =>
          `The subscription of ${price} a month is due whether the bot wins or loses. On a deposit of ${deposit}, that alone is ${share} a month. Your broker’s spread, commission and swap come on top. On a small account, the costs can exceed any gain.`,
      },
      broker: {
        title: 'Your broker',
        text: 'Your money is with your broker, not with us. If the broker fails, what you get back depends on the law and the compensation scheme that apply to it. Check the regulated entity you are signing up with, not just the brand. We may be paid when you open an account with a partner broker. So we have a financial interest; listing a broker is not advice.',
      },
      suitability: {
        title: 'Who this is not for',
        text: '- Do not trade with borrowed money, with savings you need, or with money you may need in the coming years.\n- Do not trade if losing the whole deposit would change your life.\n- Nothing on this site is investment advice or a recommendation for you; no one here has looked at your situation.\n- In some countries, leveraged gold may not be offered to retail customers; in the United States, that rules out most residents. Do not use the service where it is prohibited.',
      },
      before: {
        title: 'Before you start',
        text: '- Can you explain to someone else how a contract for difference makes and loses money?\n- Do you know the most you are prepared to lose, and have you limited the account to that?\n- Have you tried the bot on a demo account?\n- Do you know how to switch it off at once?\nIf any answer is no, wait.',
      },
    },
  },

  compliance: {
    title: 'Compliance',
    lead: 'Who is behind this service, who supervises whom, and who you can write to.',
    status: 'Regulatory status',
    statusText:
      'A license covers one legal entity and the activities named in it. Compare the entries with the public register before you rely on them.',
    entities: 'Who does what',
    /** In the lower case of a sentence that lists them; the page sets the first letter of an entry. */
    facts: {
      company: 'company',
      address: 'address',
      custody: 'who holds client money',
      technology: 'technology provider',
      broker: 'partner broker’s legal entity',
      brokerRegulator: 'partner broker’s regulator',
      brokerRegister: 'partner broker’s register entry',
      officer: 'compliance officer',
      dpo: 'data protection officer',
    },
    frameworks: 'Regulatory frameworks',
    frameworksText:
      'These rules may apply to a service like this one. Naming them here does not mean that anyone holds a license under them.',
    eu: {
      title: 'European Union',
      text: 'Investment services are governed by the Markets in Financial Instruments Directive and Regulation. Contracts for difference for retail clients are governed by national product intervention measures, modeled on those of the European Securities and Markets Authority. In that Authority’s view, executing trading signals automatically, without any action by the client, can be portfolio management, which requires a license. Personal data is governed by the General Data Protection Regulation, and distance contracts by the Consumer Rights Directive.',
    },
    uae: {
      title: 'United Arab Emirates',
      text: 'On the mainland, the Capital Market Authority licenses the promotion of financial products. In the Dubai International Financial Centre, the Dubai Financial Services Authority does so; in the Abu Dhabi Global Market, the Financial Services Regulatory Authority. Personal data is governed by the federal data protection law and by the laws of the free zones.',
    },
    us: {
      title: 'United States',
      text: 'Commodity trading advice and its advertising are governed by the Commodity Exchange Act and the rules of the Commodity Futures Trading Commission and the National Futures Association. Leveraged gold may be offered to retail customers only under narrow exceptions. Hypothetical results must carry the disclaimer these rules prescribe.',
    },
    identity: 'Identity checks and anti-money laundering',
    identityText:
      '- This site takes no deposits and pays nothing out. Trading money moves only between you and your broker.\n- The broker that opens your account must verify your identity, ask where your money comes from, and watch for suspicious payments.\n- This site asks for no identity documents. Don’t send any by email or through a form.\n- We do not connect third-party accounts: the account must be your own.\n- We refuse service where sanctions forbid it, and answer lawful requests from authorities.',
    data: 'Data protection',
    dataText:
      'You can ask what data we store about you, get a copy, have it corrected or erased, object to its use, and withdraw your consent at any time. The Privacy page explains how, and how long we keep everything.',
    complaints: 'Complaints',
    complaintsText:
      'Write to the compliance officer named above, or use the contact form if none is named. You will get a written reply. If it doesn’t satisfy you, you can go to the regulator stated above for us or the partner broker, if one is stated. For anything about your account, you can turn to the ombudsman that covers your broker and, in the European Union, also to a consumer dispute resolution body.',
  },

  privacy: {
    title: 'Privacy',
    lead: 'What we store about you, why, for how long, and how you can see it.',
    controller: 'Who is responsible',
    controllerText: 'The controller under data protection law:',
    sections: {
      collected: {
        title: 'What we store',
        text: '- When you write to us: name, email, phone and country code, preferred language, experience, investment amount if you choose one, your message, the consent wording you saw, and which boxes you checked.\n- When you send us account details: name, email, phone, login and server of the trading account, amount, your notes, the type of access you chose and, only if it needs one, a password.\n- When you withdraw from a contract or cancel it: name, email, your notice, and anything you add to it.\n- What we add while dealing with your request: notes, calls, tasks, and a score for how likely it is to lead to a contract.\n- How your visit began: first page, the name of the site that led you here, campaign tags in the link, language and page variant. This is stored only with your message.',
      },
      visit: {
        title: 'When you’re just browsing',
        text: 'We store nothing about you. Your IP address is used while the server responds: to suggest a country code from a list on our own server, and to count requests in memory to prevent abuse. Which of two page variants you see depends on a value that changes every day and cannot be traced back to you; only the number of views is kept.',
      },
      cookies: {
        title: 'Cookies',
        text: (language: string, form: string, proof: string, session: string) =>
          `We use only strictly necessary cookies, so there’s no banner:\n- ${language}: the language you chose, for a year, only if you chose one.\n- ${form}, ${proof}: show that you started filling out a form and that your browser solved a small calculation, which keeps spam bots out. They last a day and contain nothing about you.\n- ${session}: keeps our team logged in. Visitors never get it.\nWhat you type into a form is kept in this browser tab until it has reached us, and leaves the tab only when you send it. Passwords are not kept even there.`,
      },
      purposes: {
        title: 'Why, and on what legal basis',
        text: '- To answer you, and to prepare or carry out a contract with you: performance of a contract, or steps taken at your request before entering into one.\n- To set up the account you name: performance of a contract.\n- Offers by email, and offers by WhatsApp or phone: only with your consent, given separately for each.\n- Preventing abuse, measuring how pages perform without tracking you, and ranking requests by likely interest: our legitimate interests.\n- Business records and proof of notices: legal obligation.\nYou don’t have to give us any data. Without contact details, though, we can’t reply to you.',
      },
      recipients: {
        title: 'Who gets your data',
        text: 'Team members who need your data for their work can see it. Every change is recorded, and so is every time someone views a password. Emails go out through the operator’s mail server. The pages load nothing from other companies: no analytics, no advertising, no fonts, no maps.\nThe partner broker and the payment page belong to other companies. They get data only if you follow a link to them, and then directly from you. WhatsApp and Telegram are other companies, too: if you write to us there, or ask us to write to you there, they process your number and the messages.\nIf the operator has turned on a language model to analyze requests, its provider processes the text of your message on our behalf. Ask us whether that’s the case, who the provider is, and where it’s based.',
      },
      abroad: {
        title: 'Other countries',
        text: 'On request, the controller named above will tell you whether the operator or its processors use servers outside your country, and which safeguards then apply.',
      },
      retention: {
        title: 'How long we keep it',
        text: 'Every night, we delete data that is past its retention period. The table shows the periods set for this site. Deleting a master password here doesn’t log the bot out: the terminal that runs it stays logged in until you change the password.',
      },
      scoring: {
        title: 'Scores',
        text: 'Each request gets a score based on what you entered, such as experience and amount, and on how complete it is, so that our team knows who to answer first. The score makes no decisions with legal effect; people make those. You can object to it.',
      },
      security: {
        title: 'Security',
        text: 'Trading passwords are encrypted individually before they reach the database, with a key kept elsewhere. Team members can view one only after proving their identity again and giving a reason, which is recorded. Passwords are never sent by email or logged.',
      },
      rights: {
        title: 'Your rights',
        text: '- Access: a copy of everything stored about you, also as a file that other programs can read.\n- Rectification, erasure, and restriction of processing.\n- Objection, in particular to offers and to the score.\n- Withdrawal of consent, at any time, with effect for the future.\n- A complaint to the data protection authority where you live.\nWrite to the contact named above or use the contact form, with the email address or phone number you used. We answer within a month. Unless the law requires us to keep it, what you ask us to erase is removed from our records at once, and from backups as they are replaced.',
      },
    },
    kept: {
      kind: 'Record',
      time: 'Kept',
      lostLeads: 'Requests that did not lead to a contract, after their last change',
      untouchedLeads: 'Open requests, after they were last dealt with',
      convertedLeads: 'Requests that became a contract, after their last change',
      setups: 'Account details and cancellations, after they were dealt with',
      openSetups: 'Account details that were never dealt with, after their last change',
      mails: 'Emails to you',
      audit: 'The log of what our team did, without your messages',
      binnedLeads: 'Deleted requests, in the recycle bin',
      password: 'Trading passwords: until the setup is done, at most',
      forever: 'until erased',
    },
  },

  terms: {
    title: 'Terms',
    lead: 'What you get, what it costs and how to cancel.',
    sections: {
      parties: {
        title: 'Parties to the contract',
        /** `company`: null while it is not stated. */
        text: (company: string | null) =>
          `Your contract is with ${company ?? 'the operator of this site'}; the legal notice has the details. It is formed when you subscribe; an inquiry through a form on this site is not a subscription and costs nothing. You must be of legal age and act on your own behalf.`,
      },
      service: {
        title: 'What the service is',
        text: 'The service is software, set up for you, that follows fixed rules to open and close gold trades (XAU/USD) in your own MetaTrader account. You choose the account, the deposit and the trade size, and you can switch the bot off at any time.',
      },
      not: {
        title: 'What it is not',
        text: '- Not an account with us: we hold none of your money or positions.\n- Not advice and not a judgment on whether trading suits you.\n- Not a promise of profit or protection against loss.\n- Not always available: maintenance and failures happen, at your broker too.',
      },
      money: {
        title: 'Who holds your money',
        text: 'Your broker does, under a contract between the two of you. We can neither deposit nor withdraw money. Never give anyone a password that allows withdrawals.',
      },
      price: { title: 'Trial and price' },
      renewal: {
        title: 'Renewal',
        text: 'After the trial, the subscription is charged and renews every month until you cancel. The payment page states the date and amount of the first charge; if it does not, do not subscribe. We announce any price change early enough for you to cancel before it takes effect.',
      },
      cancelling: {
        title: 'Cancellation',
        text: 'You can cancel at any time, without giving a reason or logging in, on the cancellation page or by email. If you cancel during the trial, you pay nothing; after that, the subscription runs to the end of the month you have paid for. You get a dated receipt. Then end the bot’s access as well: depending on how it’s connected, take it off the chart, turn off copy trading at your broker, or change the trading account’s password.',
      },
      withdrawal: {
        title: 'Right of withdrawal',
        text: (days: string) =>
          `Consumers in the European Union and the United Kingdom may withdraw from the contract within ${days} days of entering into it, without giving a reason. A clear statement is enough; the button on the cancellation page is one way to make it. We refund what you have paid no later than ${days} days after we learn of your withdrawal, by the same means of payment. If you asked for the service to begin before that period ends, you owe a proportionate amount for the part you received, and no more.`,
      },
      duties: {
        title: 'What we ask of you',
        text: '- Give accurate details, and use an account that is your own.\n- Check your open positions from time to time: the bot is no substitute for you.\n- Do not pass the software on to others.\n- Do not use it where the law forbids it.',
      },
      liability: {
        title: 'Liability',
        text: 'Trading losses are borne by the account holder. Our liability is unlimited for willful misconduct and gross negligence, for death or personal injury, and wherever the law requires it. Nothing here takes away consumer rights that cannot be waived by law.',
      },
      law: {
        title: 'Law and disputes',
        text: 'You keep the mandatory consumer protections of the country you live in, and the right to go to its courts. For complaints, see Compliance.',
      },
      changes: {
        title: 'Changes',
        text: 'We will tell you about any changes to these terms in writing, for example by email, before they take effect. If you do not agree, you can cancel before then.',
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
      register: 'company register and number',
      taxId: 'VAT or tax number',
      email: 'email',
      phone: 'phone',
      licence: 'regulatory license',
      responsible: 'person responsible for the content',
      host: 'hosting provider',
      governingLaw: 'governing law',
      courts: 'competent courts',
    },
    missing: (names: string) => `Not stated yet: ${names}.`,
  },
}

export type LegalWords = typeof legal
