import { testSubject } from '#domain/conversation/mail-test.ts'
import type { StaffLanguage } from '#domain/site/languages.ts'
import { staffMailWords } from '#web/words/messages/load.ts'
import { type Message, replyMessage } from './layout.ts'

/** A test mail to the mailbox; `key` identifies it on arrival. */
export function testLetter(language: StaffLanguage, key: string): Message {
  const { subject, text } = staffMailWords(language).mail_test
  return replyMessage({ subject: testSubject(subject, key), text })
}
