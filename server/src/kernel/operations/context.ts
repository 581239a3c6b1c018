import type { RawBuilder } from 'kysely';
import type { Permission } from '@madang/contract/permissions.ts';
import type { ErrorCode } from '@madang/contract/index.ts';
import type { ErrorParams, FieldIssue } from '@madang/contract/kernel/errors.ts';
import type { Refusal } from '@madang/contract/refuse.ts';
import type { Reach } from '../access/reach.sql.ts';
import type { Tx } from '../db/database.ts';
import type { QueryBatch } from '../db/query-batch.ts';
import type { Flow } from '../flow/flow.ts';
import type { RequestInfo } from '../http/request-info.ts';
import type { Kernel } from '../kernel.ts';
import type { PendingSignIn } from '../session/pending-sign-in.ts';
import type { Session } from '../session/session.ts';
import type { StoredStep, Target, UndoStep } from './outcome.ts';
import type { PlannedDay } from './stored/planned-day.ts';
import type { PlansAmong, PlansAround, TriedPlan } from './stored/plans-around.ts';

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

interface Requested {
  /** Request data that a change may read; without a browser the language is the fallback language. */
  readonly request: RequestInfo;
}

/** Whose company and person a change is of. */
interface Actor {
  readonly companyCode: string;
  /** The person who acts; none where the product itself does. */
  readonly actorId: string | undefined;
  /** The session that the call came with; none for what runs later, or without a browser. */
  readonly sessionHash: Buffer | undefined;
}

interface Waiting<W extends WaitsFor> {
  readonly companyCode: string;
  readonly personId: string;
  /** The sign-in that waits; of a step that is open to sessions too, nothing but its person is known. */
  readonly pending: W extends 'nothing' ? undefined : PendingSignIn;
}

/** Step that a sign-in waits for; `nothing`: a session, or a sign-in whose second factor was proven. */
export type WaitsFor = 'factor' | 'factorSetUp' | 'consent' | 'nothing';

/** Reads in one transaction of a company, which of a query is read-only. */
interface Reads {
  readonly readIn: <T>(companyCode: string, work: (tx: Tx) => Promise<T>) => Promise<T>;
}

interface Runs<P> {
  readonly tx: Tx;
  /** Result of `prepare`. */
  readonly prepared: P;
}

interface Flowing {
  readonly flow: Flow;
}

// What the work before the transaction is given, by the kind of the operation.
export interface CompanyPreparation<R extends ErrorCode> extends Context<R>, Requested, Reads, Actor {}
export interface FlowPreparation<R extends ErrorCode> extends Context<R>, Requested, Reads, Flowing {}
export interface SignInPreparation<R extends ErrorCode, W extends WaitsFor>
  extends Context<R>, Requested, Reads, Waiting<W> {}
export interface OpenPreparation<R extends ErrorCode> extends Context<R>, Requested, Reads {}

/** Another change that ran within one: what takes it back, or why nothing of it is left. */
export type Also = { readonly undo: UndoStep | undefined; readonly answer: unknown } | { readonly refusal: Refusal };

// What the work in the transaction is given.
export interface CompanyContext<P, R extends ErrorCode> extends Context<R>, Requested, Runs<P>, Actor {
  /** Returns true if the actor has a permission on one thing; always true if the product itself acts. */
  readonly can: (permission: Permission, target: Target) => Promise<boolean>;
  /** Runs another change of the company in this transaction for the same actor, whose right is asked; it is audited by itself. */
  readonly also: (step: StoredStep) => Promise<Also>;
  /** Has the work approved first where the company holds back one of the operations that it begins. */
  readonly holdBack: (operations: readonly string[]) => Promise<void>;
  // The right is asked now, and again when the day has come.
  /** Has a change made as a day of the company begins, for the same actor; undefined for a day too near or far. */
  readonly onDay: (step: StoredStep, day: PlannedDay) => Promise<string | undefined>;
  // `around`: after what waits until a day; PLAN_LATER where it spoils what waits for a later one.
  /** Tries another change of the company, for the actor or another person, and takes it back; answers what refuses it. */
  readonly attempt: (step: StoredStep, personId?: string, around?: PlansAround) => Promise<Refusal | undefined>;
  /** Tries all that waits for things, each in its planner's name after those before it, and takes it back. */
  readonly tryPlans: (among: PlansAmong) => Promise<readonly TriedPlan[]>;
}
export interface FlowContext<P, R extends ErrorCode> extends Context<R>, Requested, Runs<P>, Flowing {}
export interface SignInContext<P, R extends ErrorCode, W extends WaitsFor>
  extends Context<R>, Requested, Runs<P>, Waiting<W> {}
export interface OpenContext<P, R extends ErrorCode> extends Context<R>, Requested, Runs<P> {}

export interface QueryContext<R extends ErrorCode> extends Context<R> {
  readonly companyCode: string;
  /** The person who reads. */
  readonly reader: Session;
  readonly language: RequestInfo['language'];
  /** One query of the company, in one round trip. */
  readonly ask: <Row>(query: RawBuilder<Row>) => Promise<Row[]>;
  /** Several of them in one round trip. */
  readonly askAll: QueryBatch;
  /** Returns the permissions that the reader has on one thing. */
  readonly can: (target: Target) => Promise<ReadonlySet<Permission>>;
  /** Returns the part of a list that the reader may see, queried in the list's own transaction; undefined: the whole company. */
  readonly reach: (tx: Tx) => Promise<Reach | undefined>;
  /** The same by another permission, over things of a kind. */
  readonly reachBy: (tx: Tx, permission: Permission, kind: string) => Promise<Reach | undefined>;
  /** Reads in one read-only transaction of the company. */
  readonly read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

export interface PublicContext<R extends ErrorCode> extends Context<R>, Reads {
  readonly language: RequestInfo['language'];
  /** Address from which the caller connects. */
  readonly address: RequestInfo['address'];
  /** Reads what belongs to no company, a statement at a time. */
  readonly db: Tx;
}
