import type { Refusal } from '@madang/contract/refuse.ts';
import type { ValueChange } from './changed-fields.ts';

/** One thing that a change touches, for the question whether it is within reach. */
export interface Target {
  readonly kind: string;
  readonly id: string;
}

/** Audit log entry of a change: names of fields and codes, never values of people's data. */
export interface Audited {
  readonly target: Target;
  readonly fields?: readonly string[];
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
  /** Old and new values of changed fields; of people those of their places and states alone. */
  readonly changes?: readonly ValueChange[];
  /** Name of a deleted thing; never that of a person. */
  readonly called?: { readonly name: string; readonly englishName: string } | undefined;
  /** Name of the action in the audit row if it differs from the operation's name; one of its `auditNames`. */
  readonly as?: string;
  /** The person that the work found, or that a visitor has become by it. */
  readonly actorId?: string;
  /** Keeps the minute, not the moment, so that an anonymous text is not found by its time. */
  readonly isToTheMinute?: boolean;
  /** Keeps no actor, no address and no request: the authors of anonymous texts were promised it. */
  readonly isNameless?: boolean;
}

/** Target of a person's read: a thing, or a page of a list with some filters. */
export interface ReadThing {
  readonly target: Target;
  /** The kinds of the filters of a list, never their values. */
  readonly fields?: readonly string[];
}

/** An operation by name, with the input that it is to run with. */
export interface StoredStep {
  readonly name: string;
  readonly input: object;
}

/** Step that undoes a change: an operation by name, and an input with the expected values. */
export interface UndoStep extends StoredStep {
  /** Number of minutes during which the change can be undone; 10 if the operation sets none. */
  readonly minutes?: number;
}

/** `'none'` is said aloud, with the reason in a comment. Of several entries the first one carries the undo step. */
type Audit = Audited | readonly [Audited, ...Audited[]] | 'none';

/** Facts of a change for its approvers, besides its audit entry; none is recorded. */
export interface Judged {
  /** Targets in place of the audited one. */
  readonly targets?: readonly Target[];
  /** Codes, counts and days, and words of the person who asks. */
  readonly facts: Readonly<Record<string, string>>;
}

/** Outcome of a run. With `refusal` the executor commits the writes, then refuses, so that a wrong code is counted. */
export type Outcome<A> =
  | {
      readonly answer: A;
      readonly audit: Audit;
      readonly undo?: UndoStep | undefined;
      /** The step that takes it back as a row of a run, where a click leaves none. */
      readonly undoInRun?: StoredStep;
      /** Asked for where the change waits for an approval, before its trial is rolled back. */
      readonly judged?: () => Promise<Judged>;
    }
  | { readonly refusal: Refusal; readonly audit: Audit };

/** An outcome of a row: one step takes the whole run back. */
export function withoutUndo(outcome: Outcome<unknown>): Outcome<unknown> {
  return 'undo' in outcome ? { answer: outcome.answer, audit: outcome.audit } : outcome;
}
