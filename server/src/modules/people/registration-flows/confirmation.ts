import type { Language } from '@madang/contract/kernel/languages.ts';
import { confirmationPath } from '@madang/contract/joining/signup/routes.ts';
import { signupProperties } from '@madang/contract/joining/signup/limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { newCellSecret } from '../../../kernel/crypto/cell.ts';
import { secretHash } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { composeMail } from '../../../platform/mail/letter.ts';
import { productSender } from '../../../platform/mail/sender.ts';
import { markUnconfirmed } from '../../ground/unconfirmed-ids/index.ts';
import { insertConfirmation } from './confirmations.sql.ts';

/** Sends the link that confirms a mail ID whose owner proved a phone or a key instead. */
export async function issueConfirmation(
  tx: Tx,
  kernel: Kernel,
  {
    companyCode,
    personId,
    applicant,
  }: { companyCode: string; personId: string; applicant: { readonly loginId: string; readonly language: Language } },
): Promise<void> {
  const days = await kernel.properties.get(signupProperties.unconfirmedDays);
  const secret = newCellSecret();
  await markUnconfirmed(tx, { companyCode, personId, days });
  await insertConfirmation(tx, { secretHash: secretHash(secret), companyCode, personId, days });
  const { language } = applicant;
  const link = new URL(`${confirmationPath}#${secret}`, kernel.config.baseUrl).href;
  const say = (key: string) => kernel.translator.text(language, key, { days });
  await kernel.outbox.send(
    tx,
    composeMail(kernel.translator, applicant.loginId, {
      language,
      sender: productSender,
      heading: say('confirmationMail.heading'),
      paragraphs: [say('confirmationMail.text')],
      button: { label: say('confirmationMail.button'), href: link },
      validity: say('confirmationMail.valid'),
      reasons: [say('confirmationMail.notYou')],
    }),
    { usefulSeconds: days * daySeconds },
  );
}
