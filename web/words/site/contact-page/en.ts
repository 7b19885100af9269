/** The contact page (spec §2). */
export const contactPage = {
  title: 'Talk to a person',
  subtitle: 'A question, a doubt, a plan: write in the language you think in.',
  response: { title: 'Write at any time', text: 'You need not wait for office hours to write.' },
  direct: {
    title: 'Direct contact',
    text: 'Your message goes straight to the team, and a person reads it.',
    whatsapp: 'Write on WhatsApp',
  },
  reach: { title: 'Global reach', text: 'Readers in many countries, one team, your language.' },
}

export type ContactPageWords = typeof contactPage
