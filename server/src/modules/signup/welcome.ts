import { together, type Tx } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { PersonKey } from '../accounts/index.ts';
import { keepMessage } from '../inbox/index.ts';
import type { Applicant } from './applicant.ts';

/** Tells a new administrator or user where to log in. What they typed themselves is not in it, but for the ID. */
export async function sendWelcome(tx: Tx, kernel: Kernel, applicant: Applicant & PersonKey): Promise<void> {
  const { outbox, translator, config } = kernel;
  const { language, loginId, externalMail } = applicant;
  const link = new URL('/loginapp', config.baseUrl).href;
  const letter = {
    subject: translator.text(language, 'signupMail.welcomeSubject'),
    text: translator.text(language, 'signupMail.welcomeText', { loginId, link }),
  };
  await together([
    keepMessage(tx, kernel, applicant, letter),
    outbox.send(tx, { channel: 'mail', to: externalMail || loginId, ...letter }),
  ]);
}
