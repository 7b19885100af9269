import type { InboxOrder, InboxOwner } from '#domain/conversation/inbox.ts'

const owners: Record<InboxOwner, string> = {
  mine: 'Mine and unassigned',
  unassigned: 'Unassigned',
  everyone: 'Everyone',
}
const orders: Record<InboxOrder, string> = {
  due: 'Due next',
  newest: 'Newest first',
  longest: 'Longest waiting first',
}

/** English: the inbox. */
export const inbox = {
  title: 'Inbox',
  lead: 'Conversations that wait for your reply, over all channels.',
  filters: 'Filter the inbox',
  of: 'Show',
  owners,
  order: 'Order',
  orders,
  list: 'Conversations',
  loadFailed: 'Couldn’t load the inbox',
  none: 'No one is waiting',
  noneText: 'New messages appear here.',
  cut: 'There are more than shown here.',
  overADay: (count: string) => `${count} waiting for more than a day`,
  count: (count: string) => `${count} messages`,
  noAnswer: 'No reply needed',
  noAnswerOf: (name: string) => `No reply needed: ${name}`,
  assign: 'Assign to me',
  stranger: 'Unknown sender',
  off: 'off today',
  byForm: 'Form',
  add: 'Add as a lead',
  addOf: (name: string) => `Add as a lead: ${name}`,
  forwardedBy: (teammate: string) => `Forwarded by ${teammate}`,
  saidToBe: 'The sender is only what the forward says',
  readAll: 'Read in full',
  unknown: 'No sender found',
  attach: 'Give to a lead',
  attachTo: (lead: string) => `Give to ${lead}`,
  attachOf: (name: string) => `Give to a lead: ${name}`,
  attachTitle: (name: string) => `Which lead does ${name} belong to?`,
  attachForward: 'The lead gets this message. The address it names is not added.',
  attachText: (address: string) =>
    `The lead gets these messages and the address ${address}. What comes from it later is theirs, too.`,
  search: 'Search for a lead',
  nobodyFound: 'No lead found',
  attached: (name: string) => `Messages given to ${name}`,
  aside: 'Set aside',
  asideOf: (name: string) => `Set aside: ${name}`,
  isAside: 'Set aside. New messages will appear again.',
  failed: 'Couldn’t save. Check your connection and try again.',
}

export type InboxWords = typeof inbox
