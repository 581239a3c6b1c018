import { factorWays, setUpWays, type FactorWay, type SetUpWay } from '@madang/contract/access/mfa/rules.ts';
import type { Config } from '../../../config.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { readApp } from './apps.sql.ts';
import { listPasskeys } from './passkeys/passkeys.sql.ts';
import { passkeyHome } from './passkeys/passkeys.ts';
import { countRecoveryCodes } from './recovery-codes.sql.ts';

/** Lists the ways in which a person can prove their identity, the easiest first. */
export async function waysOf(tx: Tx, config: Pick<Config, 'baseUrl'>, person: PersonKey): Promise<FactorWay[]> {
  const hasPasskey = passkeyHome(config) !== undefined && (await listPasskeys(tx, person)).length > 0;
  const hasApp = (await readApp(tx, person)) !== undefined;
  const hasCodes = ((await countRecoveryCodes(tx, person))?.left ?? 0) > 0;
  const ways = { passkey: hasPasskey, app: hasApp, recoveryCode: hasCodes };
  return factorWays.filter((way) => ways[way]);
}

/** Returns the factors that a person without any can set up. */
export function waysToSetUp(config: Pick<Config, 'baseUrl'>): SetUpWay[] {
  return setUpWays.filter((way) => way !== 'passkey' || passkeyHome(config) !== undefined);
}
