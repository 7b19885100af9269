import type { CSSProperties } from 'react'
import { type IconName, pathOf } from './Icon.tsx'

function maskOf(name: IconName, isFilled: boolean): string {
  const fill = isFilled ? 'black' : 'none'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="${fill}" stroke="black" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><path d="${pathOf(name)}"/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

/**
 * Icons as masks, for screens with hundreds of them: set on an element, everything inside draws them with the class of
 * `mask-icons.module.css`, without an element of their own.
 */
export const maskIcons = {
  '--icon-phone': maskOf('phone', false),
  '--icon-flag': maskOf('flag', false),
  '--icon-flag-filled': maskOf('flag', true),
  '--icon-clock': maskOf('clock', false),
  '--icon-alert': maskOf('alert', false),
  '--icon-calendar': maskOf('calendar', false),
  '--icon-user': maskOf('user', false),
} as CSSProperties
