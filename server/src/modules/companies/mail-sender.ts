import { companyNameFor } from '@madang/contract/companies/names.ts';
import { makesCompany } from '@madang/contract/companies/service-types.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { platformCompany } from '@madang/contract/operators/limits.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { productSender, senderNamed, type MailSender } from '../../kernel/mail/sender.ts';
import { unlinked } from '../../kernel/outbox/unlinked.ts';
import { readCompany } from './companies.ts';

/**
 * Name, mark and colour of a company as its mails show them, for every mail: what a company chooses of its own look is read
 * here and nowhere else. To operators, and to the
 * person of a free account, whose company is a name alone, the product writes.
 */
export async function readMailSender(tx: Tx, companyCode: string, language: Language): Promise<MailSender> {
  if (companyCode === platformCompany) return productSender;
  const { name: companyName, englishName: englishCompanyName, serviceType } = await readCompany(tx, companyCode);
  if (!makesCompany(serviceType) || companyName === '') return productSender;
  return senderNamed(unlinked(companyNameFor({ companyName, englishCompanyName }, language)));
}
