import { pipeline, type Tx } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { bodyText, composeMail, paragraphsOf } from '../../kernel/mail/letter.ts';
import { productSender } from '../../kernel/mail/sender.ts';
import type { PersonKey } from '../../kernel/session/person-key.ts';
import { marketingPart } from '../consents/index.ts';
import { keepMessage } from '../notifications/index.ts';
import type { Applicant } from './applicant.ts';

interface Welcomed extends Applicant, PersonKey {
  readonly hasMarketing: boolean;
}

/**
 * Writes to a new administrator or user where to log in, and confirms their consent to marketing where they gave it. What they typed
 * themselves is not in it, but for the ID.
 */
export async function sendWelcome(tx: Tx, kernel: Kernel, applicant: Welcomed): Promise<void> {
  const { outbox, translator, config } = kernel;
  const { language, loginId, externalMail } = applicant;
  const say = (key: string) => translator.text(language, key);
  const marketing = applicant.hasMarketing ? paragraphsOf(await marketingPart(tx, kernel, applicant)) : [];
  const letter = {
    language,
    sender: productSender,
    heading: say('signupMail.heading'),
    paragraphs: [say('signupMail.text'), ...marketing],
    facts: [{ label: say('letters.loginId'), value: loginId }],
    button: { label: say('letters.logIn'), href: new URL('/loginapp', config.baseUrl).href },
    reasons: [say('signupMail.notYou')],
  };
  await pipeline([
    keepMessage(tx, kernel, applicant, { subject: letter.heading, text: bodyText(letter) }),
    outbox.send(tx, composeMail(translator, externalMail || loginId, letter)),
  ]);
}
