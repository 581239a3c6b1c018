import { planNoteMaxLength, planYearsMax } from '@madang/contract/ground/jobs/plans.ts';
import { leaving } from '@madang/contract/people/employment/routes.ts';
import * as z from 'zod/mini';
import type { CompanyContext } from '../../../../kernel/operations/context.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { requireAct } from '../../person-records/index.ts';
import { personTarget } from '../../people/index.ts';
import { insertChange, stateChanged } from '../changes.sql.ts';
import { requireMayBeAway } from '../closed-leave.ts';
import { tellOfChange } from '../letters.ts';
import { settleLeaveLater } from '../settle-later.ts';
import { stateOperations } from '../state-operations.ts';
import { type LeaveMoments, leaveMoments, secondsUntil, setOnLeave } from '../state.sql.ts';

/** A leave that is taken up again keeps its first day. */
const input = z.extend(leaving, { since: z.optional(z.iso.date()) });
type Leaving = z.output<typeof input>;

const refusals = [
  'CO404',
  'EMPLOYEE_NOT_APPLIED',
  'EMPLOYEE_RETIRED',
  'EMPLOYMENT_LAST_ADMINISTRATOR',
  'EMPLOYMENT_OWN',
  'EMPLOYMENT_REPRESENTATIVE',
  'LEAVE_DAYS',
  'MB657',
  'MB708',
  'MB702',
  'MB704',
  'PLAN_DAY',
  'PLAN_LATER',
] as const;
type Context = CompanyContext<unknown, (typeof refusals)[number]>;

/** STA-01: puts a person on leave today, or plans it for a later day; its end is planned with its beginning. */
export const putOnLeave = defineOperation({
  name: 'put-on-leave',
  input,
  permission: 'employment.change',
  targets: ({ personId }) => [personTarget(personId)],
  refusals,
  auditNames: ['plan-change'],
  async run(context, asked) {
    const { tx, companyCode, refuse } = context;
    const days = await leaveMoments(tx, companyCode, asked);
    if (days.isPast) throw refuse.field('until', 'LEAVE_DAYS', { 0: planYearsMax });
    return days.isToCome ? planLeave(context, asked, days) : beginLeave(context, asked, days);
  },
});

async function beginLeave(context: Context, asked: Leaving, days: LeaveMoments) {
  const { tx, kernel, companyCode, actorId, onDay, refuse } = context;
  const { personId, kind, note } = asked;
  const key = { companyCode, personId };
  await requireMayBeAway(context, key);
  const before = await requireAct(tx, key, 'leave');
  const leave = { since: asked.since ?? days.since, until: days.until };
  await setOnLeave(tx, key, leave);
  const changeId = await insertChange(tx, kernel.keyring, {
    ...key,
    kind: 'leaveBegun',
    before,
    after: 'onLeave',
    reason: { reason: kind, note },
    steps: { leave },
    actorId,
    until: days.endsAt,
  });
  if (days.backOn !== null && days.endsAt !== null) {
    const step = { name: 'return-from-leave', input: { personId, note: '', changeId } };
    if (actorId !== undefined && (await onDay(step, { dueOn: days.backOn })) === undefined)
      throw refuse.field('until', 'LEAVE_DAYS', { 0: planYearsMax });
    await settleLeaveLater(tx, { ...key, changeId }, await secondsUntil(tx, days.endsAt));
  }
  await tellOfChange(tx, kernel, key, { kind: 'leaveBegun', until: days.endsAt });
  return {
    answer: { hasBegun: true },
    audit: { target: personTarget(personId), ...stateChanged(before, 'onLeave') },
    undo: { name: 'return-from-leave', input: { personId, note: '', changeId } },
  };
}

/** Plans the leave: it begins on the day on which it is carried out, so that it can be moved. */
async function planLeave(context: Context, asked: Leaving, { since: dueOn }: LeaveMoments) {
  const { also, attempt } = context;
  const { personId, kind, note, until } = asked;
  const step = { name: 'put-on-leave', input: { personId, kind, note, from: null, until } };
  const standing = await attempt(step, undefined, {
    day: dueOn,
    targets: [personTarget(personId)],
    operations: stateOperations,
  });
  if (standing) throw standing;
  const planned = await also({
    name: 'plan-change',
    input: { step, dueOn, note: note.slice(0, planNoteMaxLength) },
  });
  if ('refusal' in planned) throw planned.refusal;
  return {
    answer: { hasBegun: false },
    audit: { target: personTarget(personId), detail: { dueOn } },
    undo: planned.undo,
  };
}
