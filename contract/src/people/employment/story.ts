import * as z from 'zod/mini';
import { employmentStates } from '../../ground/employment-states/states.ts';
import {
  employmentChangeKinds,
  endingKinds,
  leaveKinds,
  leftKinds,
  retirementReasons,
  suspensionReasons,
} from './kinds.ts';

/** Things that came back, or could not, by their kinds. */
export const returned = z.array(
  z.strictObject({ kind: z.enum([...endingKinds, ...leftKinds]), name: z.string(), englishName: z.string() }),
);

/** STA-07: a change of a person's state or of the lock of access. */
export const employmentEntry = z.strictObject({
  changeId: z.uuid(),
  kind: z.enum(employmentChangeKinds),
  before: z.enum(employmentStates),
  after: z.enum(employmentStates),
  /** '' where no reason is asked, and for readers who may not retire anyone. */
  reason: z.enum(['', ...retirementReasons, ...suspensionReasons, ...leaveKinds]),
  note: z.string(),
  /** End of a lock of access, moment of a planned retirement, or moment at which a leave is over. */
  until: z.nullable(z.iso.datetime()),
  /** Restored items of a reinstatement, and those that could not be restored. */
  returned,
  lost: returned,
  /** The act that takes it back, of the newest change of its kind while it still holds. */
  inverse: z.nullable(z.enum(['reinstate', 'callOff', 'restore', 'return'])),
});
export type EmploymentEntry = z.output<typeof employmentEntry>;

/** Number of the entry after which a portion begins; entries and changes of the record are numbered in one row. */
export const historyPortion = z.strictObject({
  after: z.optional(z.string().check(z.maxLength(18), z.regex(/^\d{1,18}$/))),
});
