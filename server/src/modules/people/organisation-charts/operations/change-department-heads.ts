import { planRefusal } from '@madang/contract/ground/jobs/plans.ts';
import { departmentHeads } from '@madang/contract/people/organisation-charts/inputs.ts';
import * as z from 'zod/mini';
import type { CompanyContext } from '../../../../kernel/operations/context.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { departmentTarget, lockDepartment } from '../../../organisation/departments/index.ts';
import { personTarget } from '../../people/index.ts';
import { lockInService, replaceHeads, selectHeads } from '../department-heads.sql.ts';
import { headsPermission, requireReached } from '../require-reached.ts';

/** DEP-05: says who leads a department, at once or from a day on; `expected`: the heads that the caller saw. */
export const changeDepartmentHeads = defineOperation({
  name: 'change-department-heads',
  input: departmentHeads,
  permission: headsPermission,
  targets: ({ departmentCode }) => [departmentTarget(departmentCode)],
  names: ({ personIds }) => personIds.map(personTarget),
  refusals: ['CO404', 'EDIT_CONFLICT', 'DEPARTMENT_HEAD', 'PERSON_OUT_OF_REACH', 'PLAN_DAY'],
  async run(context, { departmentCode, personIds: asked, expected, on, note }) {
    const { tx, companyCode, actorId, refuse } = context;
    const personIds = [...new Set(asked)];
    const planned = on === null ? undefined : await planHeads(context, { departmentCode, personIds, on, note });
    // People before the department, as retirements lock them.
    const inService = await lockInService(tx, companyCode, planned ? [] : personIds);
    if (!(await lockDepartment(tx, { companyCode, departmentCode }))) throw refuse('CO404');
    const before = (await selectHeads(tx, companyCode, [departmentCode])).get(departmentCode) ?? [];
    const added = personIds.filter((personId) => !before.includes(personId));
    await requireReached(tx, { actorId, field: 'personIds', personIds: added });
    if (planned) return { ...planned, answer: answerOf(before, planned.answer) };
    const isSame = (ids: readonly string[]) => ids.length === before.length && ids.every((id, at) => id === before[at]);
    if (expected && !isSame(expected) && !isSame(personIds)) throw refuse('EDIT_CONFLICT');
    if (inService < personIds.length) throw refuse.field('personIds', 'DEPARTMENT_HEAD');
    await replaceHeads(tx, { companyCode, departmentCode }, personIds);
    return {
      answer: answerOf(before, null),
      audit: { target: departmentTarget(departmentCode), fields: ['departmentHeads'] },
      undo: {
        name: 'change-department-heads',
        input: { departmentCode, personIds: before, expected: personIds },
      },
    };
  },
});

interface HeadsOnDay {
  readonly departmentCode: string;
  readonly personIds: readonly string[];
  readonly on: string;
  readonly note: string;
}

type Planned = z.output<typeof plannedAnswer>;

function answerOf(personIds: string[], planned: Planned | null) {
  return { before: { personIds }, planned };
}

const plannedAnswer = z.object({ refusal: z.nullable(planRefusal) });

/** STA-10: plans the heads as a change of its own, which can be moved and called off. */
async function planHeads(
  { also }: Pick<CompanyContext<unknown, never>, 'also'>,
  { departmentCode, personIds, on, note }: HeadsOnDay,
) {
  const step = { name: 'change-department-heads', input: { departmentCode, personIds, expected: null } };
  const planned = await also({ name: 'plan-change', input: { step, dueOn: on, note } });
  if ('refusal' in planned) throw planned.refusal;
  const { refusal } = plannedAnswer.parse(planned.answer);
  return {
    answer: { refusal },
    audit: { target: departmentTarget(departmentCode), detail: { dueOn: on } },
    undo: planned.undo,
  };
}
