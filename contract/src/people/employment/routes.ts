import * as z from 'zod/mini';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { endingKinds, leftKinds } from './kinds.ts';
import { comingBack, leave, onePerson, reinstatement, restoration, retirement, suspension } from './rules.ts';
import { employmentEntry, historyPortion, returned } from './story.ts';

const path = '/api/v1/employees/{personId}';

const names = z.strictObject({ fullName: z.string(), englishName: z.string() });
const colleague = z.extend(names, { personId: z.uuid(), photoId: z.nullable(z.uuid()) });
export type Colleague = z.output<typeof colleague>;

/** Reasons of a proposal: a head beside the person, their own head, the head above, the administrator who asks. */
export const heirReasons = ['alsoHead', 'headOfDepartment', 'headAbove', 'yourself'] as const;
export type HeirReason = (typeof heirReasons)[number];

const leftThing = z.strictObject({
  kind: z.enum(leftKinds),
  thingId: z.string(),
  name: z.string(),
  englishName: z.string(),
  /** Null without a proposal. */
  proposed: z.nullable(z.strictObject({ person: colleague, reason: z.enum(heirReasons) })),
  /** It may be handed to no one, and ends. */
  mayEnd: z.boolean(),
});
export type LeftThing = z.output<typeof leftThing>;

/** Lists what ends with a person's service, and what they leave to others with a proposal for each. */
export const readLeaving = route({
  method: 'GET',
  path: `${path}/leaving`,
  params: onePerson,
  answer: z.strictObject({
    /** Number of each kind; kinds with none are omitted. */
    ending: z.array(z.strictObject({ kind: z.enum(endingKinds), count: z.int() })),
    left: z.array(leftThing),
    /** Days of the changes that are planned for the person, and that others would carry out after they left. */
    planned: z.array(z.iso.date()),
    /** The end of the company's day, where a retirement may wait for it. */
    endOfDay: z.iso.datetime(),
    /** The company's, in which that day ends. */
    timeZone: z.string(),
  }),
});

export const retiring = z.extend(retirement, onePerson.shape);

/** STA-02: ends the service of a person, and hands over what they leave behind in the same act. */
export const retirePerson = route({
  method: 'POST',
  path: `${path}/retirement`,
  params: onePerson,
  body: retirement,
  answer: z.strictObject({ retiresAt: z.iso.datetime() }),
});

/** Calls a retirement off that waits for the end of the day. */
export const callOffRetirement = route({
  method: 'DELETE',
  path: `${path}/retirement`,
  params: onePerson,
  answer: success,
});

export const reinstating = z.extend(reinstatement, onePerson.shape);

/** STA-04: a retired person is in service again, with what ended by the retirement where it still can come back. */
export const reinstatePerson = route({
  method: 'POST',
  path: `${path}/reinstatement`,
  params: onePerson,
  body: reinstatement,
  answer: z.strictObject({ returned, lost: returned }),
});

export const suspending = z.extend(suspension, onePerson.shape);

/** USR-13: locks the access of a person beside the state. */
export const suspendAccess = route({
  method: 'POST',
  path: `${path}/suspension`,
  params: onePerson,
  body: suspension,
  answer: success,
});

export const restoring = z.extend(restoration, onePerson.shape);

/** Opens the access again. */
export const restoreAccess = route({
  method: 'POST',
  path: `${path}/suspension/end`,
  params: onePerson,
  body: restoration,
  answer: success,
});

export const leaving = z.extend(leave, onePerson.shape);

/** STA-01: puts a person on leave, today or on a later day; it ends by its last day. */
export const putOnLeave = route({
  method: 'POST',
  path: `${path}/leave`,
  params: onePerson,
  body: leave,
  answer: z.strictObject({
    /** False: it waits for its first day, as a planned change. */
    hasBegun: z.boolean(),
  }),
});

export const returning = z.extend(comingBack, onePerson.shape);

/** STA-01: ends a leave. */
export const returnFromLeave = route({
  method: 'POST',
  path: `${path}/leave/end`,
  params: onePerson,
  body: comingBack,
  answer: success,
});

const storyEntry = z.extend(employmentEntry, {
  changeNumber: z.string(),
  changedAt: z.iso.datetime(),
  /** Null where the product did it, or the account is closed. */
  actor: z.nullable(names),
});
export type StoryEntry = z.output<typeof storyEntry>;

export const oneStory = z.extend(historyPortion, onePerson.shape);

/** STA-07: every change of a person's state, newest first. */
export const readStory = route({
  method: 'GET',
  path: `${path}/story`,
  params: onePerson,
  query: historyPortion,
  answer: listOf(storyEntry),
});
