import { renamePasskey as route } from '@madang/contract/two-factor/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { refuseSynchronising } from '../../accounts/index.ts';
import { renamePasskey } from '../passkeys.sql.ts';

/** Another name for a passkey, by which its person tells it from others; it opens what it opened. */
export const renamePasskeyCall = operation(route, async ({ kernel, session, params, body, request }) => {
  await inCompany(kernel.db, session.companyCode, async (tx) => {
    await refuseSynchronising(tx, session);
    if (!(await renamePasskey(tx, session, { ...params, name: body.passkeyName }))) throw refuse('CO404');
    await writeAudit(tx, {
      ...actorOf({ session, request }),
      operation: 'rename-passkey',
      target: { kind: 'passkey', id: params.passkeyId },
      fields: ['name'],
    });
  });
  return { result: 'success' as const };
});
