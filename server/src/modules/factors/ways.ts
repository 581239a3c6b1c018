import type { FactorWay } from '@madang/contract/factors/rules.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { PersonKey } from '../accounts/index.ts';
import { readApp } from './apps.sql.ts';
import { countRecoveryCodes } from './recovery-codes.sql.ts';

/** By what a person can prove who they are, the usual way first. */
export async function waysOf(tx: Tx, person: PersonKey): Promise<FactorWay[]> {
  const app = await readApp(tx, person);
  const codes = await countRecoveryCodes(tx, person);
  return [...(app ? (['app'] as const) : []), ...(codes && codes.left > 0 ? (['recoveryCode'] as const) : [])];
}
