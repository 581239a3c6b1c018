import { refuse } from '@madang/contract/refuse.ts';
import { confirmAddress as route } from '@madang/contract/signup/routes.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { secretHash } from '../../../kernel/crypto/keyring.ts';
import { enterCompany, transaction } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { confirmLoginId } from '../../accounts/index.ts';
import { takeConfirmation } from '../signup.sql.ts';

/** Opening the link changes nothing; the page's button calls this. */
export const confirmAddress = operation(route, async ({ kernel, body, request, session }) => {
  await transaction(kernel.db, async (tx) => {
    const person = await takeConfirmation(tx, { secretHash: secretHash(body.secret), personId: session.personId });
    if (!person) throw refuse('MB_M_CONFIRMATION_GONE');
    await enterCompany(tx, person.companyCode);
    if (!(await confirmLoginId(tx, person))) throw refuse('MB_M_CONFIRMATION_GONE');
    await writeAudit(tx, {
      companyCode: person.companyCode,
      operation: 'confirm-address',
      actor: { kind: 'person', personId: person.personId },
      target: { kind: 'person', id: person.personId },
      request,
    });
  });
  return { result: 'success' as const };
});
