import { factorLimits } from '@madang/contract/factors/limits.ts';
import { beginApp as route } from '@madang/contract/factors/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { appPlace, newAppSecret } from '../apps.ts';
import { putChallenge } from '../challenges.sql.ts';
import { provePassword } from '../prove-password.ts';

/** A secret for an app, kept sealed until its first right code; the app in force, if any, goes on until then. */
export const beginAppCall = operation(route, async (call) => {
  const { kernel, session } = call;
  await provePassword(call);
  const app = newAppSecret(session.profile.loginId);
  const challenge = { ...session, purpose: 'app', boundTo: session.tokenHash } as const;
  const content = kernel.keyring.encrypt(app.secret, appPlace(session));
  await inCompany(kernel.db, session.companyCode, (tx) =>
    putChallenge(tx, challenge, { content, seconds: factorLimits.setUpSeconds }),
  );
  return app;
});
