import { PageFrame } from '#web/site/parts/PageFrame.tsx'
import { Questions } from '#web/site/parts/Questions.tsx'
import { SiteData } from '#web/site/parts/SiteData.tsx'
import { Close } from './Close.tsx'
import { Opening } from './Opening.tsx'
import { Price } from './Price.tsx'
import { Steps } from './Steps.tsx'
import { TheRecord } from './TheRecord.tsx'
import { WhatItIs } from './WhatItIs.tsx'

/** The home page (decisions B): what the bot is and is not, how it works, what it did, what it costs, what people ask. */
export function HomePage() {
  return (
    <PageFrame warnsItself>
      <Opening />
      <WhatItIs />
      <Steps />
      <TheRecord />
      <Price />
      <Questions
        about={['money', 'risk', 'martingale', 'eligible', 'stop', 'cancel', 'refund', 'figures', 'company']}
      />
      <Close />
      <SiteData />
    </PageFrame>
  )
}
