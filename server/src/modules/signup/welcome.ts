import { pipeline, type Tx } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
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
  const link = new URL('/loginapp', config.baseUrl).href;
  const welcome = translator.text(language, 'signupMail.welcomeText', { loginId, link });
  const parts = applicant.hasMarketing ? [welcome, await marketingPart(tx, kernel, applicant)] : [welcome];
  const letter = { subject: translator.text(language, 'signupMail.welcomeSubject'), text: parts.join('\n\n') };
  await pipeline([
    keepMessage(tx, kernel, applicant, letter),
    outbox.send(tx, { channel: 'mail', to: externalMail || loginId, ...letter }),
  ]);
}
