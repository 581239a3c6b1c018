import { resetFactors as route } from '@madang/contract/factors/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { authorOf } from '../../../kernel/audit/author.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { sendAccountNotice } from '../../accounts/index.ts';
import { timeOf } from '../change-factors.ts';
import { takeFactorsAway } from '../settle-factors.ts';

/**
 * An administrator takes the second factor of somebody in their company away, who has lost it. Whoever else has it by now
 * is logged out with the person. One's own is changed with the password, and not here.
 */
export const resetFactorsCall = operation(route, async ({ kernel, session, params, request }) => {
  const { companyCode } = session;
  const person = { companyCode, personId: params.personId };
  if (person.personId === session.personId) throw refuse('CO403');
  await inCompany(kernel.db, companyCode, async (tx) => {
    if (!(await takeFactorsAway(tx, person))) throw refuse('CO404');
    await sendAccountNotice(tx, kernel, person, { changed: 'factorsReset', changedAt: await timeOf(tx) });
    await writeAudit(tx, {
      ...authorOf({ session, request }),
      operation: 'reset-second-factor',
      target: { kind: 'person', id: person.personId },
    });
  });
  return { result: 'success' as const };
});
