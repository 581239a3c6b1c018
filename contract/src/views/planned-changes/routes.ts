import * as z from 'zod/mini';
import { planNoteMaxLength, planRefusal, planStates, planYearsMax } from '../../ground/jobs/plans.ts';
import { canOf } from '../../kernel/access/can.ts';
import { leaveKinds } from '../../people/employment/kinds.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { pageNumber } from '../../kernel/lists/page.ts';
import { daySeconds } from '../../kernel/durations.ts';
import { optionalText, rule, storedId } from '../../kernel/rules.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { countedDaysMax } from './limits.ts';
import { plannableStep } from './steps.ts';

const path = '/api/v1/planned-changes';
const onePath = `${path}/{planId}` as const;
export const onePlan = z.strictObject({ planId: storedId });

const named = z.strictObject({ kind: z.string(), id: z.string(), name: z.string(), englishName: z.string() });

/** Kinds of planned changes, as a page calls them. */
export const plannedKinds = [
  'moveEmployee',
  'setJobRank',
  'setJobTitle',
  'retireEmployee',
  'suspendEmployee',
  'reinstateEmployee',
  'putOnLeave',
  'returnFromLeave',
  'endDispatch',
  'changeHeads',
  'other',
] as const;
export type PlannedKind = (typeof plannedKinds)[number];

export const plannedActs = ['change', 'cancel', 'handOver', 'check'] as const;

const plannedChange = z.strictObject({
  planId: z.uuid(),
  kind: z.enum(plannedKinds),
  /** The name of its operation. */
  operation: z.string(),
  /** The person that it changes, or the department. */
  target: z.nullable(named),
  /** The department, rank or title that they get; null for none. */
  subject: z.nullable(named),
  /** The heads that a department gets, by name. */
  people: z.array(named),
  dueOn: z.iso.date(),
  note: z.string(),
  state: z.enum(planStates),
  /** Person in whose name the change is made. */
  planner: z.nullable(named),
  /** The planner may not act any more: an administrator takes it over, or it is refused on its day. */
  isOrphaned: z.boolean(),
  plannedAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
  /** Code of the refusal or failure. */
  code: z.nullable(z.string()),
  /** Refusal of one that waits, as it was last tried among the others. */
  refusal: z.nullable(planRefusal),
  /** Kind and last day of a leave that waits. */
  leave: z.nullable(z.strictObject({ kind: z.enum(leaveKinds), until: z.nullable(z.iso.date()) })),
  /** The end of a leave that holds, which is changed with it alone. */
  isLeaveEnd: z.boolean(),
  can: canOf(plannedActs),
});
export type PlannedChange = z.output<typeof plannedChange>;

export const plannedFilter = z.strictObject({
  state: z._default(z.enum(['waiting', 'ended']), 'waiting'),
  /** Days from and until, both included; '' for no bound. */
  from: z._default(z.union([z.literal(''), z.iso.date()]), ''),
  until: z._default(z.union([z.literal(''), z.iso.date()]), ''),
  /** Those that name one person or one department; '' for all. */
  personId: z._default(z.union([z.literal(''), storedId]), ''),
  departmentCode: z._default(z.string().check(z.maxLength(64)), ''),
  page: pageNumber,
});

/** Planned changes on what the caller may change, in the order in which they are carried out. */
export const listPlannedChanges = route({
  method: 'GET',
  path,
  query: plannedFilter,
  answer: listOf(plannedChange, {
    /** The company's day. */
    today: z.iso.date(),
  }),
});

/** Kinds that are announced to the person ahead of time. */
export const announcedKinds = ['moveEmployee', 'retireEmployee', 'putOnLeave'] as const;

const announcedChange = z.strictObject({
  planId: z.uuid(),
  kind: z.enum(announcedKinds),
  /** The department that they move to; null for another kind. */
  subject: z.nullable(named),
  dueOn: z.iso.date(),
});
export type AnnouncedChange = z.output<typeof announcedChange>;

/** STA-10: the announced changes that are planned for the caller, without planner and reason, in their order. */
export const listOwnPlannedChanges = route({
  method: 'GET',
  path: '/api/v1/profile/planned-changes',
  answer: listOf(announcedChange),
});

export const plannedDays = z
  .strictObject({ from: z.iso.date(), until: z.iso.date() })
  .check(rule('CO400', ({ from, until }) => daysBetween(from, until) < countedDaysMax));

const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / (daySeconds * 1_000);

/** Counts those on each day of a span, for a calendar. */
export const countPlannedChanges = route({
  method: 'GET',
  path: `${path}/days`,
  query: plannedDays,
  answer: z.strictObject({ days: z.array(z.strictObject({ day: z.iso.date(), count: z.int() })), today: z.iso.date() }),
});

export const planChange = z.strictObject({
  dueOn: z.iso.date(),
  note: z._default(optionalText(planNoteMaxLength), ''),
});

export const newPlannedChange = z.extend(planChange, { step: plannableStep }).check(
  rule(
    'LEAVE_DAYS',
    ({ step, dueOn }) => {
      const until = step.name === 'put-on-leave' ? step.input.until : null;
      return until === null || until >= dueOn;
    },
    { 0: planYearsMax },
  ),
);

/** STA-10: plans a change of a person or of heads for a day of the company, and says what stands against it today. */
export const addPlannedChange = route({
  method: 'POST',
  path,
  body: newPlannedChange,
  answer: z.strictObject({ planId: z.uuid(), refusal: z.nullable(planRefusal) }),
});

export const movedPlan = z.extend(planChange, onePlan.shape);

/** Gives a planned change another day or note. */
export const movePlannedChange = route({
  method: 'PUT',
  path: onePath,
  params: onePlan,
  body: planChange,
  answer: success,
});

export const cancelPlannedChange = route({ method: 'DELETE', path: onePath, params: onePlan, answer: success });

/** Gives it to the caller, in whose name it is then carried out. */
export const takeOverPlannedChange = route({
  method: 'POST',
  path: `${onePath}/owner`,
  params: onePlan,
  answer: success,
});

/** Tries it as if it were due now, and writes nothing. */
export const checkPlannedChange = route({
  method: 'POST',
  path: `${onePath}/check`,
  params: onePlan,
  answer: z.strictObject({ refusal: z.nullable(planRefusal) }),
});
