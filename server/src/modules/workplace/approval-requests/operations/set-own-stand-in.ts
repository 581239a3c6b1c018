import { standInInput } from '@madang/contract/workplace/approval-requests/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { personTarget } from '../../../people/people/index.ts';
import { lockPeopleInService } from '../../approval-policies/index.ts';
import { actorOf } from '../requests.ts';
import { upsertStandIn } from '../stand-ins.sql.ts';

/** APR-02: names who decides in the person's place, on some days or while on leave. Locks the company first, so two cannot close a circle. */
export const setOwnStandIn = defineOperation({
  name: 'set-own-stand-in',
  input: standInInput,
  permission: 'session',
  targets: () => [],
  refusals: ['APPROVAL_STAND_IN', 'APPROVAL_STAND_IN_CIRCLE'],
  constraints: { approval_stand_ins_circle_check: ['standInId', 'APPROVAL_STAND_IN_CIRCLE'] },
  async run(context, given) {
    const { tx, companyCode, refuse } = context;
    const personId = actorOf(context);
    await lockCompany(tx, companyCode);
    const serving = await lockPeopleInService(tx, companyCode, [given.standInId]);
    if (given.standInId === personId || !serving.has(given.standInId))
      throw refuse.field('standInId', 'APPROVAL_STAND_IN');
    await upsertStandIn(tx, { companyCode, personId }, given);
    return { answer: null, audit: { target: personTarget(personId) } };
  },
});
