/**
 * Well-known services with mailboxes that anyone can open and that do not last. Relays that hide a person's own address
 * (Apple, Firefox, DuckDuckGo, SimpleLogin) are not among them, since those people can be answered.
 */
const domains = `
0-mail.com 10minutemail.com 10minutemail.net 20minutemail.com anonbox.net byom.de
crazymailing.com deadaddress.com discard.email discardmail.com discardmail.de dispostable.com dropmail.me
einrot.com emailfake.com emailondeck.com emailsensei.com emltmp.com fakeinbox.com fakemail.net fakemailgenerator.com
filzmail.com getairmail.com getnada.com grr.la guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info
guerrillamail.net guerrillamail.org guerrillamailblock.com harakirimail.com inboxbear.com inboxkitten.com incognitomail.org
jetable.org linshiyouxiang.net mail-temp.com mail-temporaire.fr mail.tm mailcatch.com maildrop.cc mailexpire.com
mailforspam.com mailinator.com mailinator.net mailinator2.com mailnesia.com mailnull.com mailpoof.com mailsac.com
mailtemp.info meltmail.com minuteinbox.com mintemail.com moakt.cc moakt.com mohmal.com mt2015.com mytemp.email mytrashmail.com
nada.email no-spam.ws nowmymail.com one-time.email onetimemail.org owlymail.com sharklasers.com shitmail.me smailpro.com
sogetthis.com spam4.me spambog.com spambox.us spamex.com spamfree24.org spamhole.com spaml.com tempail.com
tempinbox.com tempmail.com tempmail.de tempmail.dev tempmail.net tempmail.plus tempmailaddress.com tempmailo.com
tempomail.fr temporaryemail.net temporaryinbox.com temp-mail.io temp-mail.org temp-mail.ru tempr.email thankyou2010.com
throwam.com throwawaymail.com tmail.ws tmpmail.net tmpmail.org trash-mail.com trash-mail.de trashmail.com trashmail.de
trashmail.me trashmail.net trashmail.ws trbvm.com wegwerfmail.de wegwerfmail.net wegwerfmail.org yopmail.com yopmail.fr
yopmail.net zetmail.com
`
const known: ReadonlySet<string> = new Set(domains.split(/\s+/).filter(Boolean))

/** True if an email address belongs to a disposable-mailbox service or a subdomain of one. */
export function isDisposable(email: string): boolean {
  const parts = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
  return parts.some((_, i) => known.has(parts.slice(i).join('.')))
}
