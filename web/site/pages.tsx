import type { ComponentType } from 'react'
import { HomePage } from './home/HomePage.tsx'
import { NotFoundPage } from './not-found/NotFoundPage.tsx'
import type { PageName } from './page.ts'
import { WelcomePage } from './welcome/WelcomePage.tsx'

/** The component of each page. */
export const components: Readonly<Record<PageName, ComponentType>> = {
  home: HomePage,
  welcome: WelcomePage,
  'not-found': NotFoundPage,
}
