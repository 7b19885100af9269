import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'
import { ToastProvider } from './Toast.tsx'
import { TooltipProvider } from './Tooltip.tsx'

type KitProviderProps = {
  direction: 'ltr' | 'rtl'
  toastLabels: { region: string; close: string }
  children: ReactNode
}

/** Required once around the application. Creates no `<style>` element, which the content policy refuses. */
export function KitProvider({ direction, toastLabels, children }: KitProviderProps) {
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>
        <TooltipProvider>
          <ToastProvider labels={toastLabels}>{children}</ToastProvider>
        </TooltipProvider>
      </DirectionProvider>
    </CSPProvider>
  )
}
