import { refuse as anyRefusal, Refusal } from '@madang/contract/refuse.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import { authorize, permissionsOn } from '../access/authorize.sql.ts';
import { enterCompany, transaction, type TransactionSettings, type Tx } from '../db/database.ts';
import type { Kernel } from '../kernel.ts';
import type { AnswerOf, AnyChange, InputOf, Outcome, Target } from './definition.ts';
import { actorIdOf, companyOf, type Origin } from './principal.ts';
import { recordsOf, type Records } from './records.ts';
import { asRefusal, refuse, undeclaredCode } from './refusals.ts';

/** A run that has ended, with the rows that it leaves. */
interface Performed {
  readonly outcome: Outcome<unknown>;
  readonly records: Records | undefined;
}

/** Runs a change with an input that is parsed, in a transaction of its own; the one way in which anything changes. */
export async function execute<O extends AnyChange>(
  kernel: Kernel,
  operation: O,
  origin: Origin,
  input: InputOf<O>,
): Promise<AnswerOf<O>> {
  const prepared = await prepare(kernel, operation, input);
  try {
    const { outcome } = await transaction(
      kernel.db,
      (tx) => run(tx, kernel, operation, origin, input, prepared),
      settingsOf(operation, origin),
      {
        opening: (tx) => requireRight(tx, operation, origin, input),
        closing: async (tx, { records }) => records?.write(tx),
      },
    );
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.answer as AnswerOf<O>;
  } catch (error) {
    throw declared(kernel, operation, asRefusal(operation, error));
  }
}

/** The part inside a transaction that others share: one row of a chunk, a plan with its own row. */
export async function perform(
  tx: Tx,
  kernel: Kernel,
  operation: AnyChange,
  origin: Origin,
  input: unknown,
  prepared: unknown,
): Promise<Outcome<unknown>> {
  try {
    await requireRight(tx, operation, origin, input);
    const { outcome, records } = await run(tx, kernel, operation, origin, input, prepared);
    await records?.write(tx);
    return outcome;
  } catch (error) {
    throw declared(kernel, operation, asRefusal(operation, error));
  }
}

/** The work before the transaction; it writes nothing. */
export async function prepare(kernel: Kernel, operation: AnyChange, input: unknown): Promise<unknown> {
  try {
    return await operation.prepare?.({ kernel, refuse }, input);
  } catch (error) {
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

/** Refuses (CO401) a person who lacks the permission on one of the targets; asks the rows themselves. */
async function requireRight(tx: Tx, operation: AnyChange, { principal }: Origin, input: unknown): Promise<void> {
  if (operation.kind === 'flow') {
    if (principal.kind !== 'visitor') throw anyRefusal('CO401');
    return;
  }
  if (principal.kind === 'visitor') throw anyRefusal('CO401');
  // A person's own matters need a person, and no right.
  if (operation.permission === 'session' && principal.kind !== 'person') throw anyRefusal('CO401');
  if (principal.kind === 'system' || operation.permission === 'session') return;
  const isAllowed = await authorize(tx, principal.personId, operation.permission, operation.targets(input));
  if (!isAllowed) throw anyRefusal('CO401');
}

async function run(
  tx: Tx,
  kernel: Kernel,
  operation: AnyChange,
  origin: Origin,
  input: unknown,
  prepared: unknown,
): Promise<Performed> {
  const { principal } = origin;
  const common = { tx, kernel, prepared, refuse };
  let outcome: Outcome<unknown>;
  if (operation.kind === 'flow') {
    if (principal.kind !== 'visitor') throw anyRefusal('CO401');
    outcome = await operation.run({ ...common, flow: principal.flow }, input);
  } else {
    const own = companyOf(principal);
    const companyCode = operation.kind === 'platform' ? operation.company(input) : own;
    if (companyCode === undefined) throw anyRefusal('CO401');
    // An operator's right stands with the platform; the work is in the company that the input names.
    if (companyCode !== own) await enterCompany(tx, companyCode);
    const actorId = actorIdOf(principal);
    const sessionHash = principal.kind === 'person' ? principal.sessionHash : undefined;
    const can = async (permission: Permission, target: Target) =>
      actorId === undefined || (await permissionsOn(tx, actorId, target)).has(permission);
    outcome = await operation.run({ ...common, companyCode, actorId, sessionHash, can }, input);
  }
  return { outcome, records: recordsOf(kernel, operation, origin, outcome) };
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
