import { onePerson } from '@madang/contract/people/employment/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { judgePlans } from '../judge.ts';
import { holdPlansOf } from '../../../../kernel/operations/stored/plan-acts.ts';

/** STA-10: the product tries what waits for a person whose state has changed, and keeps what stands against it. */
export const judgePlannedChanges = defineOperation({
  name: 'judge-planned-changes',
  input: onePerson,
  permission: 'employment.change',
  targets: ({ personId }) => [{ kind: 'person', id: personId }],
  refusals: [],
  async run(context, { personId }) {
    const { tx, companyCode } = context;
    await holdPlansOf(tx, companyCode, { kind: 'person', id: personId });
    await judgePlans(context, { name: 'change-employee-place', input: { personId } });
    return { answer: { result: 'success' as const }, audit: 'none' };
  },
});
