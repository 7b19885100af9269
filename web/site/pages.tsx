import type { ComponentType } from 'react'
import { ContactPage } from './contact/ContactPage.tsx'
import { HomePage } from './home/HomePage.tsx'
import { NotFoundPage } from './not-found/NotFoundPage.tsx'
import type { PageName } from './page.ts'
import { WelcomePage } from './welcome/WelcomePage.tsx'
import { WelcomeBPage } from './welcome-b/WelcomeBPage.tsx'

/** The component of each page. */
export const components: Readonly<Record<PageName, ComponentType>> = {
  home: HomePage,
  welcome: WelcomePage,
  'welcome-b': WelcomeBPage,
  contact: ContactPage,
  'not-found': NotFoundPage,
}
