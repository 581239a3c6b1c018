import { passkeyLimits } from '@madang/contract/two-factor/limits.ts';
import { listFactors as route } from '@madang/contract/two-factor/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { needsSecondFactor } from '../../accounts/index.ts';
import { listPasskeys } from '../passkeys.sql.ts';
import { passkeyHome } from '../passkeys.ts';
import { readApp } from '../apps.sql.ts';
import { countRecoveryCodes } from '../recovery-codes.sql.ts';

/** What the person has beside the password; never a secret of it. */
export const listFactorsCall = operation(route, ({ kernel, session, request }) =>
  inCompany(kernel.db, session.companyCode, async (tx) => {
    const hasHome = passkeyHome(kernel.config) !== undefined;
    const app = await readApp(tx, session);
    const passkeys = await listPasskeys(tx, session);
    const codes = await countRecoveryCodes(tx, session);
    return {
      app: app ? { addedAt: app.addedAt.toISOString(), lastUsedAt: app.lastUsedAt?.toISOString() ?? null } : null,
      passkeys: passkeys.map(({ passkeyId, name, addedAt, lastUsedAt }) => ({
        passkeyId,
        name,
        addedAt: addedAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      recoveryCodes: codes ? { left: codes.left, madeAt: codes.madeAt.toISOString() } : null,
      isRequired: await needsSecondFactor(tx, kernel, session.companyCode),
      device: request.device ?? '',
      can: hasHome && passkeys.length < passkeyLimits.passkeys ? ['addPasskey' as const] : [],
    };
  }),
);
