import { fallbackLanguage } from '@madang/contract/kernel/languages.ts';
import { refuse as anyRefusal, Refusal } from '@madang/contract/refuse.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import { sql } from 'kysely';
import { permissionsOn } from '../access/authorize.sql.ts';
import { enterCompany, inCompany, transaction, type TransactionSettings, type Tx } from '../db/database.ts';
import type { Kernel } from '../kernel.ts';
import type { AnswerOf, AnyChange, AnyCompanyChange, InputOf } from './definition.ts';
import { HeldBack, requireUnheld } from './before/held-back.ts';
import { requireRight } from './before/require-right.ts';
import { insideOf } from './inside.ts';
import { allowed } from './many.ts';
import { type Outcome, type Target, withoutUndo } from './outcome.ts';
import { permissionOf, requireKind } from './principals-for.ts';
import { actorIdOf, companyOf, type Origin } from './principal.ts';
import { recordsOf, type Records } from './records.ts';
import { asRefusal, isAnswered, noteRefused, refuse, undeclaredCode } from './refusals.ts';
import { isStorable } from './registry.ts';
import { traced } from '../traces/traces.ts';

/** A run that has ended, with the rows that it leaves. */
interface Performed {
  readonly outcome: Outcome<unknown>;
  readonly records: Records | undefined;
}

/** The answer to a change, and the id of its undo step where it left one. */
export interface Done<A> {
  readonly answer: A;
  readonly undoId: string | undefined;
}

/** Runs a change and answers; what takes it back is for those who ask for it. */
export async function execute<O extends AnyChange>(
  kernel: Kernel,
  operation: O,
  origin: Origin,
  input: InputOf<O>,
): Promise<AnswerOf<O>> {
  return (await executeWithUndo(kernel, operation, origin, input)).answer;
}

/** Runs a change with an input that is parsed, in a transaction of its own; the one way in which anything changes. */
export async function executeWithUndo<O extends AnyChange>(
  kernel: Kernel,
  operation: O,
  origin: Origin,
  input: InputOf<O>,
): Promise<Done<AnswerOf<O>>> {
  try {
    const span = { name: operation.name, kind: 'inside' } as const;
    const done = await traced(kernel.traces, span, () => performAlone(kernel, operation, origin, input));
    kernel.figures.ended(operation.name);
    return done;
  } catch (error) {
    kernel.figures.ended(operation.name, error);
    if (!isAnswered(origin)) noteRefused(kernel, operation, origin, error);
    throw error;
  }
}

async function performAlone<O extends AnyChange>(
  kernel: Kernel,
  operation: O,
  origin: Origin,
  input: InputOf<O>,
): Promise<Done<AnswerOf<O>>> {
  const prepared = await prepare(kernel, operation, origin, input);
  const work = () =>
    transaction(kernel.db, (tx) => run(tx, kernel, operation, origin, input, prepared), settingsOf(operation, origin), {
      opening: (tx) => requireRight(tx, operation, origin, input),
      closing: async (tx, { records }) => records?.write(tx),
    }).catch(orAsk(kernel, operation, origin, input, prepared));
  try {
    const { outcome, records } = await settling(kernel, operation, prepared, work);
    if ('refusal' in outcome) throw outcome.refusal;
    return { answer: outcome.answer as AnswerOf<O>, undoId: records?.undoId };
  } catch (caught) {
    const error = declared(kernel, operation, asRefusal(operation, caught));
    if (operation.kind !== 'flow' || !operation.afterFailure) throw error;
    const answer: unknown = await operation.afterFailure(preparationOf(kernel, origin), input, { prepared, error });
    return { answer: answer as AnswerOf<O>, undoId: undefined };
  }
}

// The work is tried first and rolled back, so no approver is asked about a change that is refused anyway.
/** Asks for the approval of work that was unwound because the company holds it back; runs it if nothing holds it any more. */
export function orAsk(
  kernel: Kernel,
  operation: AnyChange,
  origin: Origin,
  input: unknown,
  prepared: unknown,
): (caught: unknown) => Promise<Performed> {
  return async (caught) => {
    if (!(caught instanceof HeldBack)) throw caught;
    const { asking } = kernel.holds;
    if (!asking || !isStorable(operation)) throw anyRefusal('CO401');
    const work = async (tx: Tx): Promise<Performed> => {
      await requireRight(tx, operation, origin, input);
      const released = { ...origin, isReleased: true } as const;
      await sql`savepoint held`.execute(tx);
      const tried = await run(tx, kernel, operation, released, input, prepared);
      if ('refusal' in tried.outcome) throw tried.outcome.refusal;
      const judged = await tried.outcome.judged?.();
      await sql`rollback to savepoint held`.execute(tx);
      const [first] = [tried.outcome.audit].flat();
      const audited = first === 'none' ? undefined : first;
      const asked = { operation: operation.name, input, heldKind: caught.heldKind, audited, judged };
      const performed = await perform(tx, kernel, asking as AnyCompanyChange, origin, asked, undefined);
      if ('refusal' in performed.outcome) return performed;
      return perform(tx, kernel, operation, released, input, prepared);
    };
    return transaction(kernel.db, work, settingsOf(operation, origin));
  };
}

/**
 * Releases prepared resources after the work. A failure here changes nothing: leftovers expire, or `npm run verify`
 * finds them.
 */
export async function settling(
  kernel: Kernel,
  operation: AnyChange,
  prepared: unknown,
  work: () => Promise<Performed>,
): Promise<Performed> {
  let performed: Performed | undefined;
  try {
    performed = await work();
    return performed;
  } finally {
    const outcome = performed?.outcome;
    const answer = outcome && 'answer' in outcome ? outcome.answer : undefined;
    await operation.settle?.(kernel, prepared, answer).catch((error: unknown) => {
      const failure = error instanceof Error ? error.name : undefined;
      kernel.log.warn({ operation: operation.name, failure }, 'what was prepared was not let go');
    });
  }
}

/** Requires the right to one change, where it was asked for many at once. */
export type RequireRight = (operation: AnyChange, origin: Origin, input: unknown) => void;

/** Rights that a row of a run brings along, asked for its chunk; the run keeps its undo. */
interface InRun {
  readonly requireRight: RequireRight;
}

/** The part inside a transaction that others share: one row of a chunk, a plan with its own row. */
export async function perform(
  tx: Tx,
  kernel: Kernel,
  operation: AnyChange,
  origin: Origin,
  input: unknown,
  prepared: unknown,
  inRun?: InRun,
): Promise<Performed> {
  try {
    if (!inRun || !allowed(() => (inRun.requireRight(operation, origin, input), true))) {
      // Of a run an earlier row may have made what this one is about, so who is refused is asked for once more.
      await requireRight(tx, operation, origin, input);
    }
    const performed = await run(tx, kernel, operation, origin, input, prepared, inRun);
    await performed.records?.write(tx);
    return performed;
  } catch (error) {
    noteRefused(kernel, operation, origin, error);
    throw declared(kernel, operation, asRefusal(operation, error));
  }
}

/** Runs a change for its effects, without records: its caller rolls the transaction back (`before/dry-run.ts`). */
export async function tryOut(tx: Tx, kernel: Kernel, operation: AnyChange, origin: Origin, input: unknown) {
  try {
    await requireRight(tx, operation, origin, input);
    await run(tx, kernel, operation, origin, input, undefined);
  } catch (error) {
    throw declared(kernel, operation, asRefusal(operation, error));
  }
}

/** The work before the transaction; for a person without the right none of it is done. The transaction asks again. */
export async function prepare(
  kernel: Kernel,
  operation: AnyChange,
  origin: Origin,
  input: unknown,
  inRun?: InRun,
): Promise<unknown> {
  requireKind(operation, origin);
  if (!operation.prepare) return undefined;
  const { principal } = origin;
  try {
    if (inRun) inRun.requireRight(operation, origin, input);
    else if (principal.kind === 'person' && permissionOf(operation) !== undefined) {
      await inCompany(kernel.db, principal.companyCode, (tx) => requireRight(tx, operation, origin, input));
    }
    return await operation.prepare(preparationOf(kernel, origin), input);
  } catch (error) {
    if (inRun || !isAnswered(origin)) noteRefused(kernel, operation, origin, error);
    throw declared(kernel, operation, error);
  }
}

export function settingsOf(operation: AnyChange, { principal }: Origin): TransactionSettings {
  const [companyCode, actorId] = [companyOf(principal), actorIdOf(principal)];
  return {
    operation: operation.name,
    ...(companyCode === undefined ? {} : { companyCode }),
    ...(actorId === undefined ? {} : { actorId }),
  };
}

async function run(
  tx: Tx,
  kernel: Kernel,
  operation: AnyChange,
  origin: Origin,
  input: unknown,
  prepared: unknown,
  inRun?: InRun,
): Promise<Performed> {
  if (operation.kind === 'change') await requireUnheld(tx, kernel, origin, [operation.name]);
  const common = { ...contextOf(kernel, origin), tx, prepared };
  const outcome: Outcome<unknown> = await operation.run(
    operation.kind === 'change' || operation.kind === 'platform'
      ? { ...common, ...(await companyContext(tx, kernel, operation, origin, input)) }
      : common,
    input,
  );
  // One step takes a whole run back, for longer than those of its rows would.
  return { outcome, records: recordsOf(kernel, operation, origin, inRun ? withoutUndo(outcome) : outcome) };
}

/** The company that the work is in, and what its actor may do there. */
async function companyContext(tx: Tx, kernel: Kernel, operation: AnyCompanyChange, origin: Origin, input: unknown) {
  const { principal } = origin;
  const own = companyOf(principal);
  const companyCode = operation.kind === 'platform' ? operation.company(input) : own;
  if (companyCode === undefined) throw anyRefusal('CO401');
  // An operator's right stands with the platform; the work is in the company that the input names.
  if (companyCode !== own) await enterCompany(tx, companyCode);
  const actorId = actorIdOf(principal);
  const can = async (permission: Permission, target: Target) =>
    actorId === undefined || (await permissionsOn(tx, actorId, target)).has(permission);
  const inside = insideOf(
    tx,
    kernel,
    { ...origin, companyCode },
    {
      perform: (other, by, parsed) => perform(tx, kernel, other, by, parsed, undefined),
      requireRight: (other, by, parsed) => requireRight(tx, other, by, parsed),
    },
  );
  return { companyCode, can, ...inside };
}

/** Returns the context for the work before the transaction. */
function preparationOf(kernel: Kernel, origin: Origin) {
  return {
    ...contextOf(kernel, origin),
    readIn: <T>(companyCode: string, work: (tx: Tx) => Promise<T>) => inCompany(kernel.db, companyCode, work),
  };
}

/** Returns the context that an operation has for any principal; each kind of operation has the part that its principals have. */
// oxlint-disable-next-line typescript/no-explicit-any -- the registry's operations take a context of any kind
function contextOf(kernel: Kernel, { principal, request }: Origin): any {
  return {
    kernel,
    refuse,
    // Not taken apart where it is whole: what it works out only when asked would be lost.
    request: request.language === undefined ? { ...request, language: fallbackLanguage } : request,
    flow: principal.kind === 'visitor' ? principal.flow : undefined,
    pending: principal.kind === 'waiting' ? principal.pending : undefined,
    companyCode: companyOf(principal),
    actorId: actorIdOf(principal),
    personId: actorIdOf(principal),
    sessionHash: principal.kind === 'person' ? principal.sessionHash : undefined,
  };
}

/** An undeclared code is a fault of ours: a test hears of it, a person in production gets the refusal. */
function declared(kernel: Kernel, operation: AnyChange, error: unknown): unknown {
  const code = error instanceof Refusal ? undeclaredCode(operation, error) : undefined;
  if (code === undefined) return error;
  const fault = `${operation.name} does not declare ${code}`;
  if (kernel.config.mode !== 'production') return new Error(fault, { cause: error });
  kernel.log.error({ operation: operation.name, code }, 'an undeclared refusal');
  return error;
}
