/** English: what the service worker writes, outside of any page. */
export const worker = {
  arrived: 'New lead',
  overdue: 'Overdue lead',
  manyArrived: (count: string) => `${count} new leads`,
  manyOverdue: (count: string) => `${count} overdue leads`,
  due: (when: string) => `due ${when}`,
  wasDue: (when: string) => `was due ${when}`,
  several: 'Open the board to see them.',
  stop: 'Turn off on this device',
  offline: {
    title: 'You’re offline',
    text: 'This page will open by itself once you’re back online.',
    drafts: 'Drafts in tabs that are still open are kept. You can keep writing there and save once you’re back online.',
    again: 'Try again',
  },
}

/** English: notifications on a teammate’s devices. */
export const phone = {
  title: 'Notifications on your devices',
  text: 'Hear about new and overdue leads, yours and unassigned ones, even when this app is closed.',
  loadFailed: 'Couldn’t load your devices',
  thisDevice: 'This device',
  device: 'Unknown browser',
  isOn: 'On',
  isOff: 'Off',
  paused: 'Paused',
  pausedText: 'Log in there again to resume.',
  ended: 'Stopped',
  endedTexts: {
    gone: 'The browser’s subscription is gone, so no notifications reach this device. Turn them on again on the device itself.',
    refused:
      'The browser’s notification service refused again and again, so no more are sent to this device. Turn them on again on the device itself.',
  },
  remove: 'Remove',
  removeOf: (device: string) => `Remove: ${device}`,
  on: 'Turn on',
  off: 'Turn off',
  offOf: (device: string) => `Turn off: ${device}`,
  turnedOn: 'Notifications are on for this device',
  turnedOff: 'Notifications are off for this device',
  onFailed: 'Couldn’t turn on notifications',
  offFailed: 'Couldn’t turn off notifications',
  seen: (when: string) => `Last opened ${when}`,
  facts: 'A notification shows the lead’s language and when the reply is due, never a name or a message.',
  states: {
    operator: 'Notifications are turned off for this installation.',
    insecure: 'Notifications need a secure connection. Open this app with https.',
    home: 'On iPhone and iPad, add this app to your home screen first: tap Share, then Add to Home Screen, and open it from there.',
    unsupported:
      'This browser can’t show notifications when the app is closed. Use a current Chrome, Edge, Firefox or Safari.',
    blocked: 'Your browser blocks notifications from this site. Allow them in its site settings, then reload.',
  },
  quiet: 'Quiet hours',
  quietText: (timeZone: string) =>
    `No notifications in these hours, ${timeZone} time. Emails wait until they end; the bell lists what you missed.`,
  noQuiet: 'Get notifications and emails at any time of day.',
  from: 'From',
  to: 'To',
  quietFailed: 'Couldn’t save your quiet hours',
}

export type WorkerWords = typeof worker
export type PhoneWords = typeof phone
