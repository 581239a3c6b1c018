import { accountProperties } from '@madang/contract/accounts/properties.ts';
import { synchroniseEmployee as route } from '@madang/contract/employees/routes.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { setSynchronising } from '../../accounts/index.ts';

/**
 * ACC-10: whoever sends a person's data to another system says for how long the account rests meanwhile, and that it is
 * through. The operator's most bounds it, so that what broke off in between blocks nobody for long.
 */
export const synchroniseEmployeeCall = operation(route, async (call) => {
  const { kernel, params, body } = call;
  const actor = actorOf(call);
  const { companyCode } = actor;
  const max = await kernel.properties.get(accountProperties.synchronisingMinutes);
  if (body.minutes > max) throw refuseField('minutes', 'SYNCHRONISING_MINUTES', { 0: max });
  await inCompany(kernel.db, companyCode, async (tx) => {
    if (!(await setSynchronising(tx, { companyCode, ...params, minutes: body.minutes }))) throw refuse('CO404');
    const target = { kind: 'person', id: params.personId };
    await writeAudit(tx, { ...actor, operation: 'synchronise-employee', target, fields: ['synchronising'] });
  });
  return { result: 'success' as const };
});
