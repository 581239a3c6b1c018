import type { RawBuilder } from 'kysely';
import type * as z from 'zod/mini';
import type { ErrorCode } from '@madang/contract/index.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import type { ErrorParams, FieldIssue } from '@madang/contract/kernel/errors.ts';
import type { Refusal } from '@madang/contract/refuse.ts';
import type { QueryBatch } from '../db/query-batch.ts';
import type { Tx } from '../db/database.ts';
import type { Flow } from '../flow/flow.ts';
import type { RequestInfo } from '../http/request-info.ts';
import type { Kernel } from '../kernel.ts';
import type { Session } from '../session/session.ts';

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
  /** The person a visitor has become by this step. */
  readonly actorId?: string;
  /** Keeps the minute, not the moment, so that an anonymous text is not found by its time. */
  readonly isToTheMinute?: boolean;
  /** Keeps no actor, no address and no request: the authors of anonymous texts were promised it. */
  readonly isNameless?: boolean;
}

/** What takes a change back: an operation by name, and an input with what it expects to find. */
export interface UndoStep {
  readonly name: string;
  readonly input: object;
  /** How long it can be taken back; 10 minutes where the operation says nothing. */
  readonly minutes?: number;
}

/** `'none'` is said aloud, with the reason in a comment. Of several entries the first one carries the undo step. */
type Audit = Audited | readonly [Audited, ...Audited[]] | 'none';

/** How a run ends. With `refusal` the executor commits what was written, then refuses: a wrong code is counted. */
export type Outcome<A> =
  | { readonly answer: A; readonly audit: Audit; readonly undo?: UndoStep | undefined }
  | { readonly refusal: Refusal; readonly audit: Audit };

/** Refuses with one of the operation's own codes; another one does not compile. */
export interface Refuse<R extends ErrorCode> {
  (code: R, params?: ErrorParams): Refusal;
  readonly field: (path: string, code: R, params?: ErrorParams) => Refusal;
  /** Everything wrong at once; of shared rules the codes are checked at run time. */
  readonly fields: (issues: readonly FieldIssue[]) => Refusal;
}

interface Context<R extends ErrorCode> {
  readonly kernel: Kernel;
  readonly refuse: Refuse<R>;
}

interface RunContext<P, R extends ErrorCode> extends Context<R> {
  readonly tx: Tx;
  /** What `prepare` returned. */
  readonly prepared: P;
}

export interface CompanyContext<P, R extends ErrorCode> extends RunContext<P, R> {
  readonly companyCode: string;
  /** The person who acts; none where the product itself does. */
  readonly actorId: string | undefined;
  /** The session that the call came with; none for what runs later, or without a browser. */
  readonly sessionHash: Buffer | undefined;
  /** What the actor may do with one thing; everything where the product itself acts. */
  readonly can: (permission: Permission, target: Target) => Promise<boolean>;
}

export interface FlowContext<P, R extends ErrorCode> extends RunContext<P, R> {
  readonly flow: Flow;
}

/** A constraint's name, and the refusal of the field that broke it; null where it is no field's fault. */
export type Constraints<R extends ErrorCode> = Readonly<Record<string, readonly [field: string | null, code: R]>>;

/**
 * What the principal must hold on every target. `session`: nothing but a session, for a person's own matters and for what
 * everyone in a company may do; the statements name the actor.
 */
export type NeededPermission = Permission | 'session';

interface Named<N extends string, I extends z.ZodMiniType, R extends ErrorCode> {
  /** The file's name, `verb-noun`; also the name in audit rows. */
  readonly name: N;
  /** Plain names, from the contract; parsing what was parsed gives the same. */
  readonly input: I;
  /** Every code that `run` and `prepare` refuse with; those of the input's rules are read from its schema. */
  readonly refusals: readonly R[];
}

interface Change<N extends string, I extends z.ZodMiniType, R extends ErrorCode> extends Named<N, I, R> {
  readonly constraints?: Constraints<R>;
  /** Its input or answer holds a password or a code: never stored, planned, approved or in a file. */
  readonly isSecret?: true;
}

export interface CompanyDefinition<N extends string, I extends z.ZodMiniType, A, P, R extends ErrorCode> extends Change<
  N,
  I,
  R
> {
  readonly permission: NeededPermission;
  /** Every thing that the change touches, a new parent included; each must be within reach. */
  readonly targets: (input: z.output<I>) => readonly Target[];
  /** Slow work before the transaction: hashing, properties. It writes nothing. */
  readonly prepare?: (context: Context<R>, input: z.output<I>) => Promise<P>;
  /** Runs up to three times, for conflicts are retried; it has no effect outside its transaction. */
  readonly run: (context: CompanyContext<P, R>, input: z.output<I>) => Promise<Outcome<A>>;
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
  R
> {
  readonly prepare?: (context: Context<R>, input: z.output<I>) => Promise<P>;
  readonly run: (context: FlowContext<P, R>, input: z.output<I>) => Promise<Outcome<A>>;
}

export interface QueryContext<R extends ErrorCode> extends Context<R> {
  readonly companyCode: string;
  /** The person who reads. */
  readonly reader: Session;
  readonly language: RequestInfo['language'];
  /** One query of the company, in one round trip. */
  readonly ask: <Row>(query: RawBuilder<Row>) => Promise<Row[]>;
  /** Several of them in one round trip. */
  readonly askAll: QueryBatch;
  /** What the reader may do with one thing. */
  readonly can: (target: Target) => Promise<ReadonlySet<Permission>>;
  /** Reads in one read-only transaction of the company. */
  readonly read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

export interface QueryDefinition<N extends string, I extends z.ZodMiniType, A, R extends ErrorCode> extends Named<
  N,
  I,
  R
> {
  readonly permission: NeededPermission;
  readonly targets: (input: z.output<I>) => readonly Target[];
  readonly run: (context: QueryContext<R>, input: z.output<I>) => Promise<A>;
}

export interface PublicContext<R extends ErrorCode> extends Context<R> {
  readonly language: RequestInfo['language'];
  /** Reads what belongs to no company, a statement at a time. */
  readonly db: Tx;
}

export interface PublicQueryDefinition<N extends string, I extends z.ZodMiniType, A, R extends ErrorCode> extends Named<
  N,
  I,
  R
> {
  readonly run: (context: PublicContext<R>, input: z.output<I>) => Promise<A>;
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
export type AnyChange =
  | CompanyOperation<string, any, any, any, any>
  | PlatformOperation<string, any, any, any, any>
  | FlowOperation<string, any, any, any, any>;
export type AnyQuery = Query<string, any, any, any>;
export type AnyPublicQuery = PublicQuery<string, any, any, any>;
export type AnyQueryContext = QueryContext<any>;
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

/** A read by a person of the company. */
export function defineQuery<const N extends string, I extends z.ZodMiniType, A, const R extends ErrorCode>(
  definition: QueryDefinition<N, I, A, R>,
): Query<N, I, A, R> {
  return { ...definition, kind: 'query' };
}

/** A read by anyone, of what belongs to no company. */
export function definePublicQuery<const N extends string, I extends z.ZodMiniType, A, const R extends ErrorCode>(
  definition: PublicQueryDefinition<N, I, A, R>,
): PublicQuery<N, I, A, R> {
  return { ...definition, kind: 'public' };
}

/** An undo step whose input is checked against the operation that it names. */
export function undoBy<O extends AnyChange>(operation: O, input: z.input<O['input']> & object): UndoStep {
  return { name: operation.name, input };
}
