/** If this browser supports pushes, and if not, why. */
export type Support = 'possible' | 'insecure' | 'home' | 'unsupported' | 'blocked'

export type Browser = {
  readonly isSecure: boolean
  readonly hasWorker: boolean
  readonly hasPush: boolean
  readonly permission: NotificationPermission | null
  readonly userAgent: string
  readonly touchPoints: number
}

/** An iPhone or iPad has push only in an app on the home screen; an iPad calls itself a Mac, but one with fingers. */
export function supportOf({ isSecure, hasWorker, hasPush, permission, userAgent, touchPoints }: Browser): Support {
  if (!isSecure) return 'insecure'
  if (hasWorker && hasPush && permission !== null) return permission === 'denied' ? 'blocked' : 'possible'
  const isApple = /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1)
  return isApple ? 'home' : 'unsupported'
}

export const thisBrowser = (): Browser => ({
  isSecure: isSecureContext,
  hasWorker: 'serviceWorker' in navigator,
  hasPush: 'PushManager' in globalThis,
  permission: 'Notification' in globalThis ? Notification.permission : null,
  userAgent: navigator.userAgent,
  touchPoints: navigator.maxTouchPoints,
})
