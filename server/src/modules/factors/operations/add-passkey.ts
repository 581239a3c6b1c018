import { passkeyLimits } from '@madang/contract/factors/limits.ts';
import { addPasskey as route } from '@madang/contract/factors/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { brokenConstraint } from '../../../kernel/db/failures.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { takeChallenge } from '../challenges.sql.ts';
import { changeFactors } from '../change-factors.ts';
import { insertPasskey } from '../passkeys.sql.ts';
import { passkeyHome, readCreated } from '../passkeys.ts';
import { makeFirstRecoveryCodes } from '../recovery-codes.ts';
import { settleFactors } from '../settle-factors.ts';

/** The passkey that the browser made for the challenge, which serves this once, right or wrong. */
export const addPasskeyCall = operation(route, async (call) => {
  const { kernel, session, body } = call;
  const home = passkeyHome(kernel.config);
  if (!home) throw refuse('PASSKEY_UNAVAILABLE');
  const key = { ...session, purpose: 'passkey', boundTo: session.tokenHash } as const;
  const challenge = await inCompany(kernel.db, session.companyCode, (tx) => takeChallenge(tx, key));
  if (!challenge) throw refuse('FACTOR_SET_UP_ENDED');
  const made = await readCreated(home, challenge.toString(), body.response);
  if (!made) throw refuse('PASSKEY_REFUSED');
  try {
    return await changeFactors(call, { operation: 'add-passkey', changed: 'passkeyAdded' }, async (tx) => {
      const passkey = { ...made, name: body.passkeyName };
      const isAdded = await insertPasskey(tx, session, passkey, passkeyLimits.passkeys);
      if (!isAdded) throw refuse('PASSKEY_LIMIT', { 0: passkeyLimits.passkeys });
      await settleFactors(tx, session);
      return { recoveryCodes: await makeFirstRecoveryCodes(tx, kernel.keyring, session) };
    });
  } catch (error) {
    if (brokenConstraint(error) === 'passkeys_company_code_credential_id_key') throw refuse('PASSKEY_KNOWN');
    throw error;
  }
});
