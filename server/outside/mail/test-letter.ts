import { testSubject } from '#domain/conversation/mail-test.ts'
import type { StaffLanguage } from '#domain/languages.ts'
import { staffMailWords } from '#web/words/messages/load.ts'
import { type Message, replyMessage } from './layout.ts'

/** A mail that tests the way to the mailbox; `key` tells it from others when it arrives. */
export function testLetter(language: StaffLanguage, key: string): Message {
  const { subject, text } = staffMailWords(language).mail_test
  return replyMessage({ subject: testSubject(subject, key), text })
}
