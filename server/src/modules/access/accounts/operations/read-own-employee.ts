import * as z from 'zod/mini';
import { loginIdMaxLength } from '@madang/contract/secrets/credentials/limits.ts';
import { optionalText, anyText } from '@madang/contract/kernel/rules.ts';
import { readLoginName } from '@madang/contract/secrets/credentials/login-id.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { codesOfSession } from '../codes-of-session.ts';
import { sessionAnswer } from '../session-answer.ts';

/** The caller's own person. Another's ID is refused alike, whether someone has it or not. */
export const readOwnEmployee = defineQuery({
  name: 'read-own-employee',
  // `setUpSecret`: what the browser holds of a set-up that goes on in it.
  input: z.strictObject({ loginId: optionalText(loginIdMaxLength), setUpSecret: z.optional(anyText()) }),
  permission: 'session',
  targets: () => [],
  refusals: ['CO401'],
  async run({ kernel, reader, read, refuse }, asked) {
    const own = sessionAnswer(reader, asked.setUpSecret);
    if (asked.loginId !== '') {
      const askedId = readLoginName(asked.loginId, await kernel.properties.get(platformProperties.freeMailDomain));
      if (askedId !== own.loginId) throw refuse('CO401');
    }
    const { personId, loginId, language, companyCode, companyName, englishCompanyName, fullName, englishName } = own;
    // DEP-06: a company in no structure, and a person in no sub-organisation, answer the company's own code.
    const { subOrganisationCode, companyStructureCode } = await codesOfSession(read, reader);
    return {
      member: {
        personId,
        loginId,
        language,
        companyCode,
        companyStructureCode: companyStructureCode ?? companyCode,
        subOrganisationCode: subOrganisationCode ?? reader.profile.subOrganisationCode,
        companyName,
        englishCompanyName,
        fullName,
        englishName,
        isSetUpFinished: own.isSetUpFinished,
      },
    };
  },
});
