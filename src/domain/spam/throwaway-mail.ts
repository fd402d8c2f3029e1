/**
 * Services that give out mailboxes for minutes, and those that anybody reads. Only the well-known ones: an address of theirs is a weak sign, so one that is
 * missing here does little harm. Not services that forward to a person's own mailbox, such as those of Apple, Firefox and DuckDuckGo.
 */
export const throwawayMail: ReadonlySet<string> = new Set(
  `
  0-mail.com 10minutemail.com 10minutemail.net 10mail.org 1secmail.com 1secmail.net 1secmail.org 20minutemail.com
  anonbox.net burnermail.io byom.de crazymailing.com deadaddress.com despam.it discard.email discardmail.com
  discardmail.de disposablemail.com dispostable.com dodgit.com dropmail.me emailfake.com emailondeck.com
  emailtemporanea.com emltmp.com fakeinbox.com fakemail.net fakemailgenerator.com filzmail.com generator.email getairmail.com
  getnada.com gmailnator.com grr.la guerrillamail.biz guerrillamail.com guerrillamail.de guerrillamail.info guerrillamail.net
  guerrillamail.org guerrillamailblock.com harakirimail.com inboxbear.com inboxkitten.com incognitomail.org jetable.org
  luxusmail.org mail-temp.com mail-temporaire.fr mail.tm mailcatch.com maildrop.cc mailexpire.com mailforspam.com
  mailinator.com mailinator.net mailinator2.com mailmoat.com mailnesia.com mailnull.com mailpoof.com mailsac.com
  mailtemp.info mailtothis.com meltmail.com minuteinbox.com mintemail.com moakt.com moakt.cc mohmal.com mytemp.email
  mytrashmail.com nada.email no-spam.ws nowmymail.com nwytg.net one-time.email owlymail.com pokemail.net rcpt.at
  rootfest.net sharklasers.com shitmail.me sogetthis.com spam4.me spamavert.com spambog.com spambox.us
  spamex.com spamfree24.org spamhole.com spaml.com tempail.com tempinbox.com tempmail.com tempmail.dev
  tempmail.io tempmail.net tempmail.plus tempmailaddress.com tempmailo.com tempomail.fr temp-mail.io temp-mail.org
  temporary-mail.net throwam.com throwawaymail.com tmail.ws tmailor.com tmpmail.net tmpmail.org trash-mail.com trashmail.at
  trashmail.com trashmail.de trashmail.io trashmail.me trashmail.net trashmail.ws trbvm.com wegwerfemail.de wegwerfmail.de
  wegwerfmail.net wegwerfmail.org yopmail.com yopmail.fr yopmail.net zetmail.com
  `
    .trim()
    .split(/\s+/),
);
