import type { AnyOperation, AnswerOf } from '../../../kernel/operations/definition.ts';
import type * as z from 'zod/mini';
import type { TestApp } from '../../test-app.ts';
import type { Role } from '@madang/contract/kernel/access/roles.ts';

/** An operation by name with an input as it would be stored: plain JSON. */
export interface Step {
  readonly name: string;
  readonly input: object;
}

/** Preparation that no operation's JSON can bring about; its answer is filled in like a step's. */
export type Preparation = (world: {
  readonly app: TestApp;
  readonly companyCode: string;
  readonly actorId: string;
}) => Promise<object>;

/** One audit row as it must be left; what is not named must be empty. */
export interface ExpectedAudit {
  readonly target: { readonly kind: string; readonly id: string };
  readonly fields?: readonly string[];
  readonly detail?: object;
  /** Fields of things that are no person, with what each was and became. */
  readonly changes?: readonly (readonly [
    field: string,
    before: string | number | boolean,
    after: string | number | boolean,
  ])[];
  /** Name of the action in the row; omitted if it is the operation's name. */
  readonly as?: string;
}

/** Records that a run must leave. They are written here, not read from the operation, so a lost audit row fails a test. */
export interface Leaves {
  readonly audit: readonly ExpectedAudit[] | 'none';
  /** The operation that takes it back; absent where nothing does. */
  readonly undo?: string;
  /** Changed rows of the history, `table change`, in their order. */
  readonly history?: readonly string[];
}

/**
 * Run of an operation with its state, from JSON. `{n}`: a new number, `{actor}`: the actor, `{0.personId}`: the first
 * step's answer.
 */
export interface Example {
  readonly name: string;
  /** The role of the person who runs it; an administrator where it says nothing. */
  readonly role?: Role;
  /** True if the target belongs to the person who runs it, so a command is refused: with CO401 unless another code is given. */
  readonly needsPerson?: true | 'CO403';
  /** It leaves no audit row, for the reason that its operation gives. */
  readonly isUnaudited?: true;
  /** State that other operations must create first. */
  readonly given: readonly (Step | Preparation)[];
  readonly input: object;
  readonly leaves: (answer: never, actorId: string) => Leaves;
  /** A change of the same thing in between, of what the run answered as `{answer.planId}`, and what the undo step is then refused with. */
  readonly meanwhile?: Step & { readonly refusal: string };
  /** The operation that takes it back as a row of a run, where a click leaves nothing. */
  readonly undoInRun?: string;
}

/** A part of an address that names a row of the company by a UUID (`{linkId}`), for the access matrix. */
export interface Addressed {
  readonly part: string;
  /** The call that makes one as an administrator and answers its ID under the part's name; its path may have earlier parts. */
  readonly create: {
    readonly path: string;
    /** `made`: IDs of the parts before. */
    readonly body: object | ((personId: string, made: Readonly<Record<string, string>>) => object);
    /** Name of the ID in the answer where that is not the part. */
    readonly answers?: string;
  };
  /** Bodies of the calls whose address has the part: `PUT /api/v1/quick-links/{linkId}`. */
  readonly bodies?: Readonly<Record<string, object>>;
}

/** An example whose input and answer are checked against the operation's types. */
export function example<O extends AnyOperation>(
  operation: O,
  {
    given = [],
    ...more
  }: {
    readonly role?: Role;
    readonly needsPerson?: true | 'CO403';
    readonly isUnaudited?: true;
    readonly given?: readonly (Step | Preparation)[];
    readonly input: z.input<O['input']> & object;
    readonly leaves: (answer: AnswerOf<O>, actorId: string) => Leaves;
    readonly meanwhile?: Step & { readonly refusal: string };
    readonly undoInRun?: string;
  },
): Example {
  return { name: operation.name, given, ...more };
}

/** A number that an earlier step of `given` answered, by the place of the step. */
export function numberFrom(place: number, field: string): number {
  return `#{${place}.${field}}` as unknown as number;
}

/** A step whose input is checked against the operation that it names. */
export function step<O extends AnyOperation>(operation: O, input: z.input<O['input']> & object): Step {
  return { name: operation.name, input };
}
