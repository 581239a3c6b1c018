import { sql } from 'kysely';
import type { OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** Own-data sections of a person's MFA factors: names and days, never the secrets that prove them. */
export const factorData: readonly OwnDataSection[] = [
  {
    name: 'secondFactors',
    tables: ['authenticator_apps', 'factor_challenges', 'passkeys', 'recovery_codes'],
    read: async (tx, { companyCode, personId }) => {
      const { rows } = await sql<Record<string, unknown>>`
        select 'authenticatorApp' as kind, null::text as name, added_at as "addedAt", last_used_at as "usedAt",
          null::timestamptz as "expiresAt"
        from authenticator_apps where company_code = ${companyCode} and person_id = ${personId}::uuid
        union all select 'passkey', name, added_at, last_used_at, null::timestamptz
        from passkeys where company_code = ${companyCode} and person_id = ${personId}::uuid
        union all select 'recoveryCode', null::text, made_at, used_at, null::timestamptz
        from recovery_codes where company_code = ${companyCode} and person_id = ${personId}::uuid
        union all select 'setUp', null::text, null::timestamptz, null::timestamptz, expires_at
        from factor_challenges where company_code = ${companyCode} and person_id = ${personId}::uuid
        order by 1, 3, 4`.execute(tx);
      return { rows };
    },
  },
];
