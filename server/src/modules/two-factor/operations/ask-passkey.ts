import { passkeyLimits } from '@madang/contract/two-factor/limits.ts';
import { askPasskey as route } from '@madang/contract/two-factor/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { putChallenge } from '../challenges.sql.ts';
import { listPasskeys } from '../passkeys.sql.ts';
import { askToSign, passkeyHome } from '../passkeys.ts';

/** What the browser needs to use a passkey of the person whose log-in waits. */
export const askPasskeyCall = operation(route, async ({ kernel, pending }) => {
  const home = passkeyHome(kernel.config);
  if (!home) throw refuse('PASSKEY_UNAVAILABLE');
  const { companyCode, personId } = pending;
  const known = await inCompany(kernel.db, companyCode, (tx) => listPasskeys(tx, pending));
  if (known.length === 0) throw refuse('CO404');
  const options = await askToSign(home, known);
  const key = { companyCode, personId, purpose: 'logIn', boundTo: pending.secretHash } as const;
  await inCompany(kernel.db, companyCode, (tx) =>
    putChallenge(tx, key, { content: Buffer.from(options.challenge), seconds: passkeyLimits.challengeSeconds }),
  );
  return { options };
});
