import { listFactors as route } from '@madang/contract/factors/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { readApp } from '../apps.sql.ts';
import { countRecoveryCodes } from '../recovery-codes.sql.ts';

/** What the person has beside the password; never a secret of it. */
export const listFactorsCall = operation(route, ({ kernel, session }) =>
  inCompany(kernel.db, session.companyCode, async (tx) => {
    const app = await readApp(tx, session);
    const codes = await countRecoveryCodes(tx, session);
    return {
      app: app ? { addedAt: app.addedAt.toISOString(), lastUsedAt: app.lastUsedAt?.toISOString() ?? null } : null,
      recoveryCodes: codes ? { left: codes.left, madeAt: codes.madeAt.toISOString() } : null,
    };
  }),
);
