import { listCompanies as route } from '@madang/contract/boards/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { operation } from '../../../kernel/http/operation.ts';

/** The administrator's own company, which is at the top of its group. */
export const listCompaniesCall = operation(route, async ({ session, query }) => {
  const { companyCode, profile } = session;
  if (query.companyCode && query.companyCode !== companyCode) throw refuse('CO401');
  const { companyName, englishCompanyName, subOrganisationCode } = profile;
  return { data: { list: [{ companyCode, companyName, englishCompanyName, subOrganisationCode, level: 1 }] } };
});
