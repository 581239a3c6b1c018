import { defaultColor } from '@madang/contract/ground/companies/colors.ts';
import { mailColors } from '@madang/contract/ground/companies/dye-values.ts';
import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import { makesCompany } from '@madang/contract/ground/companies/service-types.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { productSender, senderNamed, type MailSender } from '../../../platform/mail/sender.ts';
import { unlinked } from '../../../platform/outbox/unlinked.ts';
import { toServiceType } from './companies.ts';
import { faceOf } from './identity.ts';
import { companyIdentity } from './identity.sql.ts';

/**
 * Name and colour of a company in its mails, read here alone. Mails load nothing, so initials replace the mark.
 * Operators get the product's.
 */
export async function readMailSender(tx: Tx, companyCode: string, language: Language): Promise<MailSender> {
  if (companyCode === platformCompany) return productSender;
  const identity = await companyIdentity(tx, companyCode);
  const { shownName, color } = faceOf(identity);
  const name = shownName || companyNameFor(identity, language);
  if (!makesCompany(toServiceType(identity.serviceType)) || name === '') return productSender;
  return { ...senderNamed(unlinked(name)), ...(color !== defaultColor && mailColors(color)) };
}
