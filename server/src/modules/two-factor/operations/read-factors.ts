import { factorsQuery } from '@madang/contract/two-factor/inputs.ts';
import { passkeyLimits } from '@madang/contract/two-factor/limits.ts';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import { needsSecondFactor } from '../../credentials/index.ts';
import { listPasskeys } from '../passkeys/passkeys.sql.ts';
import { passkeyHome } from '../passkeys/passkeys.ts';
import { readApp } from '../apps.sql.ts';
import { countRecoveryCodes } from '../recovery-codes.sql.ts';

/** What the person has beside the password; never a secret of it. */
export const readFactors = defineQuery({
  name: 'read-factors',
  input: factorsQuery,
  permission: 'session',
  targets: () => [],
  refusals: [],
  run: ({ kernel, reader, read }, { device }) =>
    read(async (tx) => {
      const hasHome = passkeyHome(kernel.config) !== undefined;
      const app = await readApp(tx, reader);
      const passkeys = await listPasskeys(tx, reader);
      const codes = await countRecoveryCodes(tx, reader);
      return {
        app: app ? { addedAt: app.addedAt.toISOString(), lastUsedAt: app.lastUsedAt?.toISOString() ?? null } : null,
        passkeys: passkeys.map(({ passkeyId, name, opensAlone, addedAt, lastUsedAt }) => ({
          passkeyId,
          name,
          opensAlone,
          addedAt: addedAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
        recoveryCodes: codes ? { left: codes.left, madeAt: codes.madeAt.toISOString() } : null,
        isRequired: await needsSecondFactor(tx, kernel, reader),
        device,
        can: hasHome && passkeys.length < passkeyLimits.passkeys ? ['addPasskey' as const] : [],
      };
    }),
});
