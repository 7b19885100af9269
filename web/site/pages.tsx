import type { ComponentType } from 'react'
import { AccountPage } from './account/AccountPage.tsx'
import { ResultsPage } from './account/ResultsPage.tsx'
import { RowsPage } from './account/RowsPage.tsx'
import { CancelPage } from './cancel/CancelPage.tsx'
import { ContactPage } from './contact/ContactPage.tsx'
import { HomePage } from './home/HomePage.tsx'
import { CompliancePage } from './legal/CompliancePage.tsx'
import { ImprintPage } from './legal/ImprintPage.tsx'
import { PrivacyPage } from './legal/PrivacyPage.tsx'
import { RiskDisclosurePage } from './legal/RiskDisclosurePage.tsx'
import { TermsPage } from './legal/TermsPage.tsx'
import { NotFoundPage } from './not-found/NotFoundPage.tsx'
import type { PageName } from './page.ts'
import { SubscriptionSuccessPage } from './subscription-success/SubscriptionSuccessPage.tsx'
import { TrackRecordPage } from './track-record/TrackRecordPage.tsx'
import { VerifyPage } from './verify/VerifyPage.tsx'
import { WelcomePage } from './welcome/WelcomePage.tsx'
import { WelcomeBPage } from './welcome-b/WelcomeBPage.tsx'

/** The component of each page. */
export const components: Readonly<Record<PageName, ComponentType>> = {
  home: HomePage,
  welcome: WelcomePage,
  'welcome-b': WelcomeBPage,
  contact: ContactPage,
  'track-record': TrackRecordPage,
  verify: VerifyPage,
  'subscription-success': SubscriptionSuccessPage,
  cancel: CancelPage,
  'risk-disclosure': RiskDisclosurePage,
  compliance: CompliancePage,
  privacy: PrivacyPage,
  terms: TermsPage,
  imprint: ImprintPage,
  account: AccountPage,
  'account-results': ResultsPage,
  'account-rows': RowsPage,
  'not-found': NotFoundPage,
}
