import { headlineAccounts } from '#domain/record/account-headline.ts'
import { PageFrame } from '#web/site/parts/PageFrame.tsx'
import { Questions } from '#web/site/parts/Questions.tsx'
import { SiteData } from '#web/site/parts/SiteData.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'
import { Close } from './Close.tsx'
import { Opening } from './Opening.tsx'
import { Price } from './Price.tsx'
import { Steps } from './Steps.tsx'
import { TheRecord } from './TheRecord.tsx'
import { WhatItIs } from './WhatItIs.tsx'

const questions = ['money', 'risk', 'martingale', 'eligible', 'stop', 'cancel', 'refund', 'figures', 'company'] as const

/** The home page: what the bot is and is not, how it works, its results, its price, and common questions. */
export function HomePage() {
  const { page } = useSite()
  // Its answer points to the pages of accounts.
  const about =
    headlineAccounts(page.accounts).length > 0 ? questions : questions.filter((name) => name !== 'martingale')
  return (
    <PageFrame warnsItself>
      <Opening />
      <WhatItIs />
      <Steps />
      <TheRecord />
      <Price />
      <Questions about={about} />
      <Close />
      <SiteData />
    </PageFrame>
  )
}
