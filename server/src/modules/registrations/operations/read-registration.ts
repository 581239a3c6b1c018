import { readRegistration as route } from '@madang/contract/registrations/routes.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { refuseWhileClosed } from '../../signup/index.ts';
import { requireProven } from '../registrations.ts';

/** Told to nobody but the proven person: who waits where would say who works for whom. */
export const readRegistration = operation(route, async ({ kernel, flow }) => {
  await refuseWhileClosed(kernel);
  const accounts = await requireProven(kernel, flow);
  return {
    accounts: accounts.map(({ person, company, passwordProfile, optionalData }) => ({
      companyCode: person.companyCode,
      companyName: company.name,
      englishCompanyName: company.englishName,
      loginId: person.loginId,
      fullName: person.fullName,
      residenceCountry: person.residenceCountry,
      passwordProfile,
      ...optionalData,
    })),
  };
});
