import * as z from 'zod/mini';
import { optionalText, text, storedId } from '../../kernel/rules.ts';
import { employmentNoteMaxLength, leftBehindMax, momentMaxLength } from './limits.ts';
import { leaveKinds, leftKinds, retirementReasons, suspensionReasons } from './kinds.ts';

const personId = storedId;
export const onePerson = z.strictObject({ personId });
export const note = z._default(optionalText(employmentNoteMaxLength), '');

/** One thing that is handed over: to a person, or to no one, where it ends. */
const handover = z.strictObject({
  kind: z.enum(leftKinds),
  /** Code of a department, id of everything else. */
  thingId: text(64),
  toPersonId: z.nullable(personId),
});
export type Handover = z.output<typeof handover>;

/** STA-02: a retirement today, at once or when the company's day is over. */
export const retirement = z.strictObject({
  reason: z.enum(retirementReasons),
  note,
  when: z.enum(['now', 'endOfDay']),
  /** Every thing of the list of what is left behind, once; or each as the product proposes it then. */
  handovers: z.union([z.literal('proposed'), z.array(handover).check(z.maxLength(leftBehindMax))]),
});

export const reinstatement = z.strictObject({ note });

/** USR-13: a lock of access; `until` null for one that stays until it is taken away. */
export const suspension = z.strictObject({
  reason: z.enum(suspensionReasons),
  note,
  until: z.nullable(text(momentMaxLength).check(z.iso.datetime())),
});

export const restoration = z.strictObject({ note });

/** STA-01: a leave; `from` null for the day on which it is done, `until` its last day, null for one without an end. */
export const leave = z.strictObject({
  kind: z.enum(leaveKinds),
  note,
  from: z._default(z.nullable(z.iso.date()), null),
  until: z.nullable(z.iso.date()),
});

export const comingBack = z.strictObject({ note });
