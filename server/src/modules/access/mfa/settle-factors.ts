import { refuse } from '@madang/contract/refuse.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { endSessionsOf } from '../../../kernel/session/session.ts';
import { hasMfa, needsMfa, setMfa } from '../../secrets/factor-requirements/index.ts';
import { refuseSynchronising } from '../../people/person-records/index.ts';
import type { RowCount } from '../../../kernel/lists/row-count.sql.ts';
import { clearLimit } from '../../../kernel/limits/rate-limit.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { Ending } from '../../../platform/contributions.ts';
import { endTrust } from '../known-devices/index.ts';
import { deleteChallengesOf } from './challenges.sql.ts';
import { deleteApp, readApp } from './apps.sql.ts';
import { wrongTriesKey } from './pass-factor.ts';
import { deleteAllPasskeys, listPasskeys } from './passkeys/passkeys.sql.ts';
import { deleteRecoveryCodes } from './recovery-codes.sql.ts';

/**
 * Updates, for a locked person, if the sign-in asks for a second factor. Recovery codes are deleted with the last one.
 */
export async function settleFactors(tx: Tx, person: PersonKey): Promise<void> {
  const exists = (await readApp(tx, person)) !== undefined || (await listPasskeys(tx, person)).length > 0;
  if (!exists) await deleteRecoveryCodes(tx, person);
  await setMfa(tx, person, exists);
}

/** The same after a person removed something themselves; refused where it was the last one and they have to have one. */
export async function settleRemoval(tx: Tx, kernel: Pick<Kernel, 'properties'>, person: PersonKey): Promise<void> {
  await settleFactors(tx, person);
  await endTrust(tx, person);
  if (await hasMfa(tx, person)) return;
  if (await needsMfa(tx, kernel, person)) throw refuse('FACTOR_REQUIRED');
}

/** Everything that someone has lost, and their sessions with it; false where there was nothing. */
export async function takeFactorsAway(tx: Tx, person: PersonKey): Promise<boolean> {
  await refuseSynchronising(tx, person);
  if (!(await hasMfa(tx, person))) return false;
  await deleteApp(tx, person);
  await deleteAllPasskeys(tx, person);
  await settleFactors(tx, person);
  await endTrust(tx, person);
  await endSessionsOf(tx, person);
  return true;
}

const countIn = (table: 'authenticator_apps' | 'passkeys') => {
  return ({ companyCode, personId }: PersonKey) =>
    sql<RowCount>`
      select count(*)::integer as count from ${sql.table(table)}
      where company_code = ${companyCode} and person_id = ${personId}::uuid`;
};

/** Passkeys, app and recovery codes end with the service, and with them what was counted and begun. */
export const factorEndings: readonly Ending[] = [
  { kind: 'passkeys', countOf: countIn('passkeys'), end: (tx, _kernel, person) => deleteAllPasskeys(tx, person) },
  {
    kind: 'authenticatorApp',
    countOf: countIn('authenticator_apps'),
    end: async (tx, _kernel, person) => {
      await deleteApp(tx, person);
    },
  },
  {
    end: async (tx, _kernel, person) => {
      await settleFactors(tx, person);
      await deleteChallengesOf(tx, person);
      await clearLimit(tx, wrongTriesKey(person));
    },
  },
];
