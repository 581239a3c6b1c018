import * as z from 'zod/mini';
import { onePerson } from '@madang/contract/people/employment/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { cancelPlans } from '../../../../kernel/operations/stored/plan-acts.ts';
import { requireAct } from '../../person-records/index.ts';
import { personTarget } from '../../people/index.ts';
import { changeId, insertChange, requireNewest } from '../changes.sql.ts';
import { tellOfChange } from '../letters.ts';
import { planRetirement } from '../state.sql.ts';

/** STA-02: takes back a retirement that waits for the end of the day, with the change that was planned for it. */
export const callOffRetirement = defineOperation({
  name: 'call-off-retirement',
  input: z.extend(onePerson, { changeId }),
  permission: 'employment.change',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: [
    'CO404',
    'EMPLOYEE_NOT_APPLIED',
    'EDIT_CONFLICT',
    'EMPLOYEE_RETIRED',
    'MB657',
    'MB708',
    'MB701',
    'MB702',
    'RETIREMENT_NOT_PLANNED',
  ],
  async run({ tx, kernel, companyCode, actorId, refuse }, { personId, changeId: expected }) {
    const key = { companyCode, personId };
    // The product calls off what a rule refuses, a retirement of dispatched people among it.
    const before = await requireAct(tx, key, actorId === undefined ? 'suspend' : 'retire');
    await requireNewest(tx, kernel.keyring, key, { kind: 'retirementPlanned', expected });
    if (!(await planRetirement(tx, key, null))) throw refuse('RETIREMENT_NOT_PLANNED');
    const planned = { companyCode, operation: 'retire-person', target: personTarget(personId), isShown: false };
    await cancelPlans(tx, kernel.keyring, planned);
    const reason = { reason: '', note: '' };
    await insertChange(tx, kernel.keyring, {
      ...key,
      kind: 'retirementCalledOff',
      before,
      after: before,
      reason,
      actorId,
    });
    await tellOfChange(tx, kernel, key, { kind: 'retirementCalledOff' });
    return {
      answer: { result: 'success' as const },
      audit: { target: personTarget(personId), fields: ['employmentStatus'], detail: { isPlanned: false } },
    };
  },
});
