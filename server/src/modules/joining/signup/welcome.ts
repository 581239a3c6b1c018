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
 * Writes the welcome mail, and confirms a marketing consent. It contains only the ID and the company's name of what was
 * typed.
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

/** Sends a new company's mails in the product's name, so no one sends their own name to an unproven mailbox. */
function senderOf(applicant: Welcomed, language: Language): MailSender {
  if (!applicant.isMailProven || !applicant.isCompany) return productSender;
  return senderNamed(unlinked(companyNameFor(applicant, language)));
}
