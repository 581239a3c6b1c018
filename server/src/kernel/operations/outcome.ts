import type { Refusal } from '@madang/contract/refuse.ts';
import type { ValueChange } from './changed-fields.ts';

/** One thing that a change touches, for the question whether it is within reach. */
export interface Target {
  readonly kind: string;
  readonly id: string;
}

/** What the audit log keeps of a change: names of fields and codes, never values of people's data. */
export interface Audited {
  readonly target: Target;
  readonly fields?: readonly string[];
  readonly detail?: Readonly<Record<string, string | number | boolean>>;
  /** What fields of things that are no person were and became. */
  readonly changes?: readonly ValueChange[];
  /** What a thing that is deleted was called; of no person. */
  readonly called?: { readonly name: string; readonly englishName: string } | undefined;
  /** What the row says was done, where that is not the operation's name; one of its `auditNames`. */
  readonly as?: string;
  /** The person that the work found, or that a visitor has become by it. */
  readonly actorId?: string;
  /** Keeps the minute, not the moment, so that an anonymous text is not found by its time. */
  readonly isToTheMinute?: boolean;
  /** Keeps no actor, no address and no request: the authors of anonymous texts were promised it. */
  readonly isNameless?: boolean;
}

/** What a person has read: a thing, or a page of a list by some filters. */
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

/** What takes a change back: an operation by name, and an input with what it expects to find. */
export interface UndoStep extends StoredStep {
  /** How long it can be taken back; 10 minutes where the operation says nothing. */
  readonly minutes?: number;
}

/** `'none'` is said aloud, with the reason in a comment. Of several entries the first one carries the undo step. */
type Audit = Audited | readonly [Audited, ...Audited[]] | 'none';

/** How a run ends. With `refusal` the executor commits what was written, then refuses: a wrong code is counted. */
export type Outcome<A> =
  | {
      readonly answer: A;
      readonly audit: Audit;
      readonly undo?: UndoStep | undefined;
      /** The step that takes it back as a row of a run, where a click leaves none. */
      readonly undoInRun?: StoredStep;
    }
  | { readonly refusal: Refusal; readonly audit: Audit };
