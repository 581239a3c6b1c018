import type * as z from 'zod/mini';
import type { ErrorCode } from '@madang/contract/index.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import type { Kernel } from '../kernel.ts';
import type * as Of from './context.ts';
import type { SecondForm } from './many.ts';
import type { Outcome, ReadThing, Target, UndoStep } from './outcome.ts';

/** A constraint's name, and the refusal of the field that broke it; null where it is no field's fault. */
export type Constraints<R extends ErrorCode> = Readonly<Record<string, readonly [field: string | null, code: R]>>;

/**
 * Permission needed on every target. `session`: any session, for own matters; the statements name the actor. `system`:
 * jobs, without a person.
 */
export type NeededPermission = Permission | 'session' | 'system';

interface Named<N extends string, I extends z.ZodMiniType, R extends ErrorCode> {
  /** The file's name, `verb-noun`; also the name in audit rows. */
  readonly name: N;
  /** Plain names, from the contract; parsing what was parsed gives the same. */
  readonly input: I;
  /** Every code that `run` and `prepare` refuse with; those of the input's rules are read from its schema. */
  readonly refusals: readonly R[];
  readonly isOpenToPasswordRenewal?: true;
  readonly isOpenToGuests?: true;
}

interface Change<N extends string, I extends z.ZodMiniType, P, R extends ErrorCode> extends Named<N, I, R> {
  readonly constraints?: Constraints<R>;
  /** Its input or answer holds a password or a code: never stored, planned, approved or in a file. */
  readonly isSecret?: true;
  /** Names of the action in its audit rows if they differ from the operation's name; old rows have these names. */
  readonly auditNames?: readonly string[];
  /** Administers a company although no permission of a role leads to it: a person joins. */
  readonly administers?: true;
  /** Releases what `prepare` reserved (an ID, a file), however the transaction ended; `answer` is undefined if it failed. */
  readonly settle?: (kernel: Kernel, prepared: P, answer: unknown) => Promise<void>;
}

export interface CompanyDefinition<N extends string, I extends z.ZodMiniType, A, P, R extends ErrorCode> extends Change<
  N,
  I,
  P,
  R
> {
  readonly permission: NeededPermission;
  /** Every thing that the change touches, a new parent included; each must be within reach. */
  readonly targets: (input: z.output<I>) => readonly Target[];
  readonly names?: (input: z.output<I>) => readonly Target[]; // things named besides, by which a planned change is found
  readonly within?: (input: z.output<I>) => string | undefined; // kind of which all within reach are taken
  // Changes nothing visible; counts tries and reserves what expires (docs/decisions/operations-and-executor.md).
  /** Slow work before the transaction: hashing, properties. */
  readonly prepare?: (context: Of.CompanyPreparation<R>, input: z.output<I>) => Promise<P>;
  /** Runs up to three times, for conflicts are retried; it has no effect outside its transaction. */
  readonly run: (context: Of.CompanyContext<P, R>, input: z.output<I>) => Promise<Outcome<A>>;
  /** Many rows as sets; every row that it does not find clean goes through `run`, so that a refusal has one source. */
  readonly many?: SecondForm<z.output<I>, A>;
}

export interface PlatformDefinition<
  N extends string,
  I extends z.ZodMiniType,
  A,
  P,
  R extends ErrorCode,
> extends CompanyDefinition<N, I, A, P, R> {
  /** The company that the operator's change is in. */
  readonly company: (input: z.output<I>) => string;
}

export interface FlowDefinition<N extends string, I extends z.ZodMiniType, A, P, R extends ErrorCode> extends Change<
  N,
  I,
  P,
  R
> {
  /** Answers a failed submit with the result of its twin, a double tap or a retry. Throws if there is none. */
  readonly afterFailure?: (
    context: Of.FlowPreparation<R>,
    input: z.output<I>,
    failure: { readonly prepared: P; readonly error: unknown },
  ) => Promise<A>;
  readonly prepare?: (context: Of.FlowPreparation<R>, input: z.output<I>) => Promise<P>;
  readonly run: (context: Of.FlowContext<P, R>, input: z.output<I>) => Promise<Outcome<A>>;
}

export interface SignInDefinition<
  N extends string,
  I extends z.ZodMiniType,
  A,
  P,
  R extends ErrorCode,
  W extends Of.WaitsFor,
> extends Change<N, I, P, R> {
  readonly waitsFor: W;
  readonly prepare?: (context: Of.SignInPreparation<R, W>, input: z.output<I>) => Promise<P>;
  readonly run: (context: Of.SignInContext<P, R, W>, input: z.output<I>) => Promise<Outcome<A>>;
}

export interface OpenDefinition<N extends string, I extends z.ZodMiniType, A, P, R extends ErrorCode> extends Change<
  N,
  I,
  P,
  R
> {
  readonly prepare?: (context: Of.OpenPreparation<R>, input: z.output<I>) => Promise<P>;
  /** Enters a company itself where it finds one. */
  readonly run: (context: Of.OpenContext<P, R>, input: z.output<I>) => Promise<Outcome<A>>;
}

/** A list that asks `reach` and shows no more; it is open to who has the permission with anything. */
export type WithinReach = { readonly within: string };

export interface QueryDefinition<N extends string, I extends z.ZodMiniType, A, R extends ErrorCode> extends Named<
  N,
  I,
  R
> {
  readonly permission: NeededPermission;
  /** Targets of the read; for a list limited to the reader's reach, the kind of its things. */
  readonly targets: ((input: z.output<I>) => readonly Target[]) | WithinReach;
  /** A standby may answer `read`, `ask` and `askAll` alone (docs/decisions/database-hosts-and-standbys.md). */
  readonly mayLag?: true;
  /** MEM-07: subject of the access record, for queries that show people's data to administrators. */
  readonly access?: (input: z.output<I>, companyCode: string) => ReadThing;
  readonly run: (context: Of.QueryContext<R>, input: z.output<I>) => Promise<A>;
}

export interface PublicQueryDefinition<N extends string, I extends z.ZodMiniType, A, R extends ErrorCode> extends Named<
  N,
  I,
  R
> {
  readonly run: (context: Of.PublicContext<R>, input: z.output<I>) => Promise<A>;
}

// Interfaces, not `Omit` or intersections of them: those lose what the compiler infers of `prepare`'s answer.
export interface CompanyOperation<
  N extends string,
  I extends z.ZodMiniType,
  A,
  P,
  R extends ErrorCode,
> extends CompanyDefinition<N, I, A, P, R> {
  readonly kind: 'change';
}
export interface PlatformOperation<
  N extends string,
  I extends z.ZodMiniType,
  A,
  P,
  R extends ErrorCode,
> extends PlatformDefinition<N, I, A, P, R> {
  readonly kind: 'platform';
}
export interface FlowOperation<
  N extends string,
  I extends z.ZodMiniType,
  A,
  P,
  R extends ErrorCode,
> extends FlowDefinition<N, I, A, P, R> {
  readonly kind: 'flow';
}
export interface SignInOperation<
  N extends string,
  I extends z.ZodMiniType,
  A,
  P,
  R extends ErrorCode,
  W extends Of.WaitsFor,
> extends SignInDefinition<N, I, A, P, R, W> {
  readonly kind: 'logIn';
}
export interface OpenOperation<
  N extends string,
  I extends z.ZodMiniType,
  A,
  P,
  R extends ErrorCode,
> extends OpenDefinition<N, I, A, P, R> {
  readonly kind: 'open';
}
export interface Query<N extends string, I extends z.ZodMiniType, A, R extends ErrorCode> extends QueryDefinition<
  N,
  I,
  A,
  R
> {
  readonly kind: 'query';
}

export interface PublicQuery<
  N extends string,
  I extends z.ZodMiniType,
  A,
  R extends ErrorCode,
> extends PublicQueryDefinition<N, I, A, R> {
  readonly kind: 'public';
}

// The registry holds operations of every input and answer; `any` keeps their functions assignable.
/* oxlint-disable typescript/no-explicit-any */
export type AnyFlowStep = FlowOperation<string, any, any, any, any>;
export type AnySignInStep = SignInOperation<string, any, any, any, any, any>;
export type AnyOpenOperation = OpenOperation<string, any, any, any, any>;
/** Change that runs in a company of its principal or in one that an operator names: its input may be stored. */
export type AnyCompanyChange =
  | CompanyOperation<string, any, any, any, any>
  | PlatformOperation<string, any, any, any, any>;
export type AnyChange = AnyCompanyChange | AnyFlowStep | AnySignInStep | AnyOpenOperation;
export type AnyQuery = Query<string, any, any, any>;
export type AnyPublicQuery = PublicQuery<string, any, any, any>;
export type AnyQueryContext = Of.QueryContext<any>;
/* oxlint-enable typescript/no-explicit-any */
export type AnyOperation = AnyChange | AnyQuery | AnyPublicQuery;
export type InputOf<O extends AnyOperation> = z.output<O['input']>;
type Ended<O extends AnyOperation> = Awaited<ReturnType<O['run']>>;
export type AnswerOf<O extends AnyOperation> = O extends AnyQuery | AnyPublicQuery
  ? Ended<O>
  : Extract<Ended<O>, { readonly answer: unknown }>['answer'];

/** A change in the company of the principal. */
export function defineOperation<
  const N extends string,
  I extends z.ZodMiniType,
  A,
  const R extends ErrorCode,
  P = undefined,
>(definition: CompanyDefinition<N, I, A, P, R>): CompanyOperation<N, I, A, P, R> {
  return { ...definition, kind: 'change' };
}

/** A change by an operator of the platform, in the company that the input names. */
export function definePlatformOperation<
  const N extends string,
  I extends z.ZodMiniType,
  A,
  const R extends ErrorCode,
  P = undefined,
>(definition: PlatformDefinition<N, I, A, P, R>): PlatformOperation<N, I, A, P, R> {
  return { ...definition, kind: 'platform' };
}

/** A step of a public flow: the actor is the flow's visitor, and there is no company until the run enters one. */
export function defineFlowStep<
  const N extends string,
  I extends z.ZodMiniType,
  A,
  const R extends ErrorCode,
  P = undefined,
>(definition: FlowDefinition<N, I, A, P, R>): FlowOperation<N, I, A, P, R> {
  return { ...definition, kind: 'flow' };
}

/** A step of a sign-in that is no session yet: its person acts, in the company that the sign-in is of. */
export function defineSignInStep<
  const N extends string,
  I extends z.ZodMiniType,
  A,
  const R extends ErrorCode,
  const W extends Of.WaitsFor,
  P = undefined,
>(definition: SignInDefinition<N, I, A, P, R, W>): SignInOperation<N, I, A, P, R, W> {
  return { ...definition, kind: 'logIn' };
}

/** A change by anyone: what they prove stands in the input, and the run enters the company that it finds. */
export function defineOpenOperation<
  const N extends string,
  I extends z.ZodMiniType,
  A,
  const R extends ErrorCode,
  P = undefined,
>(definition: OpenDefinition<N, I, A, P, R>): OpenOperation<N, I, A, P, R> {
  return { ...definition, kind: 'open' };
}

/** A read by a person of the company. */
export function defineQuery<const N extends string, I extends z.ZodMiniType, A, const R extends ErrorCode>(
  definition: QueryDefinition<N, I, A, R>,
): Query<N, I, A, R> {
  return { ...definition, kind: 'query' };
}

/** A read by anyone, of what belongs to no company or to the one that the input's secret opens. */
export function definePublicQuery<const N extends string, I extends z.ZodMiniType, A, const R extends ErrorCode>(
  definition: PublicQueryDefinition<N, I, A, R>,
): PublicQuery<N, I, A, R> {
  return { ...definition, kind: 'public' };
}

/** An undo step whose input is checked against the operation that it names. */
export function undoBy<O extends AnyChange>(operation: O, input: z.input<O['input']> & object): UndoStep {
  return { name: operation.name, input };
}
