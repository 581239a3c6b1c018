import * as z from 'zod/mini';
import { givesOutMail } from '@madang/contract/ground/companies/service-types.ts';
import { idProfileNames } from '@madang/contract/secrets/credentials/id-policy.ts';
import { passwordProfiles, toPasswordProfile } from '@madang/contract/ground/companies/policies/password-profiles.ts';
import { unknownProfile } from '@madang/contract/access/security-policies/rules.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readPolicies, readRenewal } from '../../../ground/company-policies/index.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { selectProven, shownDomain } from '../../../organisation/mail-domains/index.ts';
import { readTrustDays } from '../../known-devices/index.ts';
import { readHolderNaming } from '../../right-requests/index.ts';
import { countFactors, mustHaveMfa, readReminders } from '../../../secrets/factor-requirements/index.ts';
import { countPasswords, countShortIds, renewalsIn } from '../../../secrets/credentials/index.ts';

/** Returns the company's requirements for passwords and IDs, and how many people each choice would affect. */
export const readSecurityPolicies = defineQuery({
  name: 'read-security-policies',
  input: z.strictObject({}),
  permission: 'securityPolicies.view',
  targets: () => [],
  refusals: [],
  run: ({ kernel, companyCode, reader, read }) =>
    read(async (tx) => {
      const policies = await readPolicies(tx, companyCode);
      const isOfEveryone = await mustHaveMfa(kernel, policies.passwordProfile);
      const counted = await countPasswords(tx, companyCode);
      // Own rules that no one has any more, and the company neither, are no choice of its page.
      const own = counted.flatMap(({ profile }) => (profile?.startsWith('own.') ? [toPasswordProfile(profile)] : []));
      const shown = [...new Set([...passwordProfiles, policies.passwordProfile, ...own])];
      const peopleOf = (profile: string | null) => counted.find((each) => each.profile === profile)?.people ?? 0;
      const profiles = [...new Set([...idProfileNames, policies.idProfile])];
      const hasUserIds = givesOutMail((await readCompany(tx, companyCode)).serviceType);
      return {
        ...policies,
        passwords: [
          ...shown.map((profile) => ({ profile, people: peopleOf(profile) })),
          { profile: unknownProfile, people: peopleOf(null) } as const,
        ],
        renewal: { ...(await readRenewal(tx, companyCode)), ...renewalsIn(counted) },
        hasUserIds,
        ownDomains: hasUserIds ? (await selectProven(tx, companyCode)).map(shownDomain) : [],
        ids: [...(await countShortIds(tx, { companyCode, personId: reader.personId }, profiles))],
        isFactorRequired: isOfEveryone,
        isFactorWithLong: await mustHaveMfa(kernel, 'strict'),
        reminder: await readReminders(tx, { companyCode, isOfEveryone }),
        factors: await countFactors(tx, companyCode),
        namesHolders: await readHolderNaming(tx, companyCode),
        trustDays: await readTrustDays(tx, companyCode),
        can: reader.rights.everywhere.has('securityPolicies.change') ? ['change' as const] : [],
      };
    }),
});
