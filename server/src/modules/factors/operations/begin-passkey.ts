import { passkeyLimits } from '@madang/contract/factors/limits.ts';
import { beginPasskey as route } from '@madang/contract/factors/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { putChallenge } from '../challenges.sql.ts';
import { listPasskeys } from '../passkeys.sql.ts';
import { askToCreate, passkeyHome } from '../passkeys.ts';
import { provePassword } from '../prove-password.ts';

/** What the browser needs to make a passkey of this person, who has proven the password. */
export const beginPasskeyCall = operation(route, async (call) => {
  const { kernel, session } = call;
  const home = passkeyHome(kernel.config);
  if (!home) throw refuse('PASSKEY_UNAVAILABLE');
  await provePassword(call);
  const { companyCode, personId, profile } = session;
  const known = await inCompany(kernel.db, companyCode, (tx) => listPasskeys(tx, session));
  if (known.length >= passkeyLimits.passkeys) throw refuse('PASSKEY_LIMIT', { 0: passkeyLimits.passkeys });
  const person = { companyCode, personId, loginId: profile.loginId, fullName: profile.fullName };
  const options = await askToCreate(home, person, known);
  const key = { companyCode, personId, purpose: 'passkey', boundTo: session.tokenHash } as const;
  await inCompany(kernel.db, companyCode, (tx) =>
    putChallenge(tx, key, { content: Buffer.from(options.challenge), seconds: passkeyLimits.challengeSeconds }),
  );
  return { options };
});
