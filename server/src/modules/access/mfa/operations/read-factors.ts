import { factorsQuery } from '@madang/contract/access/mfa/inputs.ts';
import { passkeyLimits } from '@madang/contract/access/mfa/limits.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { needsMfa } from '../../../secrets/factor-requirements/index.ts';
import { passkeyHome } from '../passkeys/passkeys.ts';
import { readOwned } from '../owned-factors.ts';

/** Returns the user's factors besides the password; never their secrets. */
export const readFactors = defineQuery({
  name: 'read-factors',
  input: factorsQuery,
  permission: 'session',
  targets: () => [],
  refusals: [],
  run: ({ kernel, reader, read }, { device }) =>
    read(async (tx) => {
      const hasHome = passkeyHome(kernel.config) !== undefined;
      const owned = await readOwned(tx, reader);
      return {
        ...owned,
        isRequired: await needsMfa(tx, kernel, reader),
        device,
        can: hasHome && owned.passkeys.length < passkeyLimits.passkeys ? ['addPasskey' as const] : [],
      };
    }),
});
