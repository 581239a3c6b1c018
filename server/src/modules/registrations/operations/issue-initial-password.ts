import { comparableCode } from '@madang/contract/promotions/rules.ts';
import { registrationProperties } from '@madang/contract/registrations/limits.ts';
import { issueInitialPassword as route } from '@madang/contract/registrations/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockWaiting, refuseSynchronising, replaceInitialPassword, selectPerson } from '../../accounts/index.ts';
import { newCodes } from '../../promotions/index.ts';

/** ACC-04: an instant account. The administrator is told the password once, and never chooses it. */
export const issueInitialPasswordCall = operation(route, async (call) => {
  const { kernel, params } = call;
  const actor = actorOf(call);
  const key = { companyCode: actor.companyCode, personId: params.personId };
  const days = await kernel.properties.get(registrationProperties.initialPasswordDays);
  const [made] = newCodes(1);
  if (!made) throw new Error('no code was made');
  const hash = await kernel.hasher.hash(comparableCode(made.code));
  return inCompany(kernel.db, key.companyCode, async (tx) => {
    if (!(await selectPerson(tx, key))) throw refuse('CO404');
    const person = await lockWaiting(tx, key);
    if (!person) throw refuse('ACCOUNT_NOT_WAITING');
    await refuseSynchronising(tx, key);
    const validUntil = await replaceInitialPassword(tx, { ...key, hash, days });
    const target = { kind: 'person', id: key.personId };
    await writeAudit(tx, { ...actor, operation: 'issue-initial-password', target, fields: ['initialPassword'] });
    return { loginId: person.loginId, password: made.code, validUntil: validUntil.toISOString() };
  });
});
