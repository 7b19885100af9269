import { CSPProvider } from '@base-ui/react/csp-provider'
import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'
import { type KitLabels, LabelsContext } from './labels.ts'
import { ToastProvider } from './Toast.tsx'
import { TooltipProvider } from './Tooltip.tsx'

type KitProviderProps = {
  direction: 'ltr' | 'rtl'
  labels: KitLabels
  children: ReactNode
}

/** Required once around the application. Creates no `<style>` element, which the content policy refuses. */
export function KitProvider({ direction, labels, children }: KitProviderProps) {
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>
        <TooltipProvider>
          <LabelsContext value={labels}>
            <ToastProvider>{children}</ToastProvider>
          </LabelsContext>
        </TooltipProvider>
      </DirectionProvider>
    </CSPProvider>
  )
}
