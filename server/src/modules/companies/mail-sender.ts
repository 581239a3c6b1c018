import { defaultColor } from '@madang/contract/companies/colors.ts';
import { companyNameFor } from '@madang/contract/companies/names.ts';
import { makesCompany } from '@madang/contract/companies/service-types.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { platformCompany } from '@madang/contract/operators/limits.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { productSender, senderNamed, type MailSender } from '../../kernel/mail/sender.ts';
import { unlinked } from '../../kernel/outbox/unlinked.ts';
import { readCompany } from './companies.ts';
import { faceOf, mailColoursOf } from './identity.ts';
import { companyIdentity } from './identity.sql.ts';

/**
 * Name, mark and colour of a company as its mails show them, for every mail. To operators, and to the person of a free account,
 * whose company is a name alone, the product writes.
 */
export async function readMailSender(tx: Tx, companyCode: string, language: Language): Promise<MailSender> {
  if (companyCode === platformCompany) return productSender;
  const { serviceType } = await readCompany(tx, companyCode);
  const identity = await companyIdentity(tx, companyCode);
  const name = identity.shownName || companyNameFor(identity, language);
  if (!makesCompany(serviceType) || name === '') return productSender;
  const { color } = faceOf(identity);
  return { ...senderNamed(unlinked(name)), ...(color !== defaultColor && mailColoursOf(color)) };
}
