import type { Tx } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { Applicant } from './applicant.ts';

/** Tells a new administrator or user where to log in. What they typed themselves is not in it, but for the ID. */
export async function sendWelcome(tx: Tx, { outbox, translator, config }: Kernel, applicant: Applicant): Promise<void> {
  const { language, loginId, externalMail } = applicant;
  const link = new URL('/loginapp', config.baseUrl).href;
  await outbox.send(tx, {
    channel: 'mail',
    to: externalMail || loginId,
    subject: translator.text(language, 'signupMail.welcomeSubject'),
    text: translator.text(language, 'signupMail.welcomeText', { loginId, link }),
  });
}
