import { refuse as anyRefusal, Refusal } from '@madang/contract/refuse.ts';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Kernel } from '../kernel.ts';
import type { Also, CompanyContext } from './context.ts';
import type { AnyCompanyChange } from './definition.ts';
import { parseInput } from './input.ts';
import type { Outcome, StoredStep } from './outcome.ts';
import { actorIdOf, type Origin, type Person } from './principal.ts';
import { planForDay } from './stored/new-plan.ts';
import { findPlanBefore, type PlansBefore } from './stored/plans-before.ts';

/** Ways of the executor to run a change and to ask for its right inside a transaction. */
interface Executor {
  readonly perform: (
    operation: AnyCompanyChange,
    origin: Origin,
    input: unknown,
  ) => Promise<{ outcome: Outcome<unknown> }>;
  readonly requireRight: (operation: AnyCompanyChange, origin: Origin, input: unknown) => Promise<void>;
}

/** Ways of a change to other changes of its company: in its own transaction, or later. */
export function insideOf(
  tx: Tx,
  kernel: Kernel,
  origin: Origin & { readonly companyCode: string },
  { perform, requireRight }: Executor,
): Pick<CompanyContext<unknown, never>, 'also' | 'attempt' | 'onDay'> {
  const { principal, companyCode } = origin;
  const run = ({ name, input }: StoredStep, by: Origin) => {
    const other = kernel.operations.storable(name);
    if (other.prepare) throw new Error(`${name} has work before its transaction`);
    return perform(other, by, parseInput(other, input));
  };
  const planner = (): Origin & { readonly principal: Person } => {
    if (principal.kind !== 'person') throw anyRefusal('CO401');
    return { ...origin, principal };
  };
  const ofPerson = (personId: string): Origin => ({ ...origin, principal: { kind: 'person', companyCode, personId } });
  /** Runs what waits until a day, and what is planned by it, each by itself: one that is refused leaves nothing. */
  const runPlansBefore = async ({ without = [], ...before }: PlansBefore) => {
    const seen = [...without];
    while (seen.length < without.length + plansBeforeMax) {
      const next = await findPlanBefore(tx, kernel.keyring, companyCode, { ...before, without: seen });
      if (!next) return;
      seen.push(next.planId);
      await keptIfDone(tx, () => run(next.step, ofPerson(next.personId)));
    }
  };
  return {
    also: (step) => keptIfDone(tx, () => run(step, origin)),
    attempt: (step, personId = actorIdOf(principal), before) => {
      if (personId === undefined) throw anyRefusal('CO401');
      return takenBack(tx, async () => {
        if (before) await runPlansBefore(before);
        return run(step, ofPerson(personId));
      });
    },
    onDay: async (step, day) => {
      const planned = kernel.operations.storable(step.name);
      await requireRight(planned, planner(), parseInput(planned, step.input));
      return planForDay(kernel, tx, planner(), { ...step, ...day });
    },
  };
}

/** Waiting changes of one thing that are thought done before another is tried. */
const plansBeforeMax = 50;

type Work = () => Promise<{ outcome: Outcome<unknown> }>;

/** A change that is refused leaves nothing. */
async function keptIfDone(tx: Tx, work: Work): Promise<Also> {
  await sql`savepoint also`.execute(tx);
  const done = await outcomeOf(work);
  await (done instanceof Refusal ? sql`rollback to savepoint also` : sql`release savepoint also`).execute(tx);
  return done instanceof Refusal ? { refusal: done } : { undo: done.undo };
}

/** A change that is only tried leaves nothing either way. */
async function takenBack(tx: Tx, work: Work): Promise<Refusal | undefined> {
  await sql`savepoint attempt`.execute(tx);
  const done = await outcomeOf(work);
  await sql`rollback to savepoint attempt`.execute(tx);
  await sql`release savepoint attempt`.execute(tx);
  return done instanceof Refusal ? done : undefined;
}

async function outcomeOf(work: Work): Promise<Exclude<Outcome<unknown>, { readonly refusal: Refusal }> | Refusal> {
  try {
    const { outcome } = await work();
    return 'refusal' in outcome ? outcome.refusal : outcome;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
