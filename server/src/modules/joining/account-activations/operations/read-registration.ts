import * as z from 'zod/mini';
import { anyText } from '@madang/contract/kernel/rules.ts';
import { findFlow } from '../../../../kernel/flow/flow.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';
import { refuseWhileClosed } from '../../../people/registration-flows/index.ts';
import { requireProven } from '../registrations.ts';

/** Shown to the proven person alone: the list would reveal who works for which company. */
export const readRegistration = definePublicQuery({
  name: 'read-registration',
  input: z.strictObject({ flowSecret: z.optional(anyText()) }),
  refusals: ['MB657', 'MB708', 'OTP0005', 'MB_M_DENY_PAGE', 'MB_M_REGISTRATION_CLOSED'],
  async run({ kernel, db, readIn, refuse }, { flowSecret }) {
    await refuseWhileClosed(kernel);
    const flow = flowSecret === undefined ? undefined : await findFlow(db, flowSecret);
    if (!flow) throw refuse('MB_M_DENY_PAGE');
    const accounts = await requireProven({ db, readIn }, flow);
    return wholeList(
      accounts.map(({ person, company, passwordProfile, optionalData }) => ({
        companyCode: person.companyCode,
        companyName: company.name,
        englishCompanyName: company.englishName,
        loginId: person.loginId,
        fullName: person.fullName,
        residenceCountry: person.residenceCountry,
        passwordProfile,
        ...optionalData,
      })),
    );
  },
});
