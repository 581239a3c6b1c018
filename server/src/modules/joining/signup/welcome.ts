import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { pipeline, type Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { bodyText, composeMail, paragraphsOf } from '../../../platform/mail/letter.ts';
import { productSender, senderNamed, type MailSender } from '../../../platform/mail/sender.ts';
import { linkIn } from '../../../platform/outbox/link-in.ts';
import { unlinked } from '../../../platform/outbox/unlinked.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { marketingPart } from '../../access/consents/index.ts';
import { keepMessage } from '../../people/notifications/index.ts';
import type { Applicant } from './applicant.ts';

interface Welcomed extends Applicant, PersonKey {
  /** A code or link proved the mailbox that this goes to. */
  readonly isMailProven: boolean;
  readonly hasMarketing: boolean;
}

/**
 * Writes to a new administrator or user where to log in, and confirms their consent to marketing where they gave it. What they typed
 * themselves is not in it, but for the ID and the name of their company.
 */
export async function sendWelcome(tx: Tx, kernel: Kernel, applicant: Welcomed): Promise<void> {
  const { outbox, translator, config } = kernel;
  const { language, loginId, externalMail } = applicant;
  const say = (key: string) => translator.text(language, key);
  const marketing = applicant.hasMarketing ? paragraphsOf(await marketingPart(tx, kernel, applicant)) : [];
  const letter = {
    language,
    sender: senderOf(applicant, language),
    heading: say('signupMail.heading'),
    paragraphs: [say('signupMail.text'), ...marketing],
    facts: [{ label: say('letters.loginId'), value: loginId }],
    button: { label: say('letters.logIn'), href: linkIn(language, new URL('/loginapp', config.baseUrl)) },
    reasons: [say('signupMail.notYou')],
  };
  await pipeline([
    keepMessage(tx, kernel, applicant, { subject: letter.heading, text: bodyText(letter) }),
    outbox.send(tx, composeMail(translator, externalMail || loginId, letter)),
  ]);
}

/** A company of a moment has chosen no look yet. No one sends a name of their own choice to a mailbox that they did not prove. */
function senderOf(applicant: Welcomed, language: Language): MailSender {
  if (!applicant.isMailProven || !applicant.isCompany) return productSender;
  return senderNamed(unlinked(companyNameFor(applicant, language)));
}
