import { refuse as anyRefusal, Refusal } from '@madang/contract/refuse.ts';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Kernel } from '../kernel.ts';
import type { Also, CompanyContext } from './context.ts';
import type { AnyCompanyChange } from './definition.ts';
import { requireUnheld } from './before/held-back.ts';
import { parseInput } from './input.ts';
import type { Outcome, StoredStep } from './outcome.ts';
import { actorIdOf, type Origin, type Person } from './principal.ts';
import { planForDay } from './stored/new-plan.ts';
import {
  findPlanAround,
  type PlansAmong,
  type PlansAround,
  type Stretch,
  type TriedPlan,
} from './stored/plans-around.ts';

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
): Pick<CompanyContext<unknown, never>, 'also' | 'attempt' | 'holdBack' | 'onDay' | 'tryPlans'> {
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
  /** Returns an origin in a person's name; a trial run is rolled back, so it requires no approval. */
  const ofPerson = (personId: string): Origin => ({
    ...origin,
    principal: { kind: 'person', companyCode, personId },
    isReleased: true,
  });
  const holdBack = (operations: readonly string[]) => requireUnheld(tx, kernel, origin, operations);
  const { runPlans, tryAmongPlans } = plansInside(tx, kernel, companyCode, ({ step, personId }) =>
    run(step, ofPerson(personId)),
  );
  return {
    also: (step) => keptIfDone(tx, () => run(step, origin)),
    attempt: async (step, personId = actorIdOf(principal), around) => {
      if (personId === undefined) throw anyRefusal('CO401');
      const work = () => run(step, ofPerson(personId));
      if (around) return tryAmongPlans(around, work);
      const done = await takenBack(tx, () => outcomeOf(work));
      return done instanceof Refusal ? done : undefined;
    },
    tryPlans: (among) => takenBack(tx, () => runPlans(among, 'all')),
    holdBack,
    onDay: async (step, day) => {
      const planned = kernel.operations.storable(step.name);
      await requireRight(planned, planner(), parseInput(planned, step.input));
      await holdBack([step.name]);
      return planForDay(kernel, tx, planner(), { ...step, ...day });
    },
  };
}

const isRefused = ({ refusal, isShown }: TriedPlan) => isShown && refusal !== undefined;

/** PLAN_LATER where a change spoils one of a later day, which is refused after it and done without it. */
function spoiledBy(tried: readonly TriedPlan[], without: readonly TriedPlan[]): Refusal | undefined {
  const spoiled = tried
    .filter(isRefused)
    .find(({ planId }) => !without.some((o) => o.planId === planId && isRefused(o)));
  return spoiled && anyRefusal('PLAN_LATER', { 0: spoiled.dueOn });
}

/** Waiting changes of one thing that are thought done before another is tried, and as many after it. */
const plansAroundMax = 12;

type Work = () => Promise<{ outcome: Outcome<unknown> }>;

/** A change that is refused leaves nothing. */
async function keptIfDone(tx: Tx, work: Work): Promise<Also> {
  await sql`savepoint also`.execute(tx);
  const done = await outcomeOf(work);
  await (done instanceof Refusal ? sql`rollback to savepoint also` : sql`release savepoint also`).execute(tx);
  return done instanceof Refusal ? { refusal: done } : { undo: done.undo, answer: done.answer };
}

/** Work that is only tried leaves nothing; a fault in it goes on. */
async function takenBack<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint attempt`.execute(tx);
  const done = await work();
  await sql`rollback to savepoint attempt`.execute(tx);
  await sql`release savepoint attempt`.execute(tx);
  return done;
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

/** Returns ways to try plans that wait for things, in the transaction of a change. */
function plansInside(
  tx: Tx,
  kernel: Kernel,
  companyCode: string,
  runPlan: (plan: Pick<TriedPlan, 'step' | 'personId'>) => ReturnType<Executor['perform']>,
) {
  /** Runs what waits for the things, each by itself: one that is refused leaves nothing. */
  const runPlans = async ({ without = [], ...among }: PlansAmong, stretch: Stretch): Promise<TriedPlan[]> => {
    const tried: TriedPlan[] = [];
    while (tried.length < plansAroundMax) {
      const seen = [...without, ...tried.map(({ planId }) => planId)];
      const next = await findPlanAround(tx, kernel.keyring, companyCode, { ...among, without: seen }, stretch);
      if (!next) break;
      const done = await keptIfDone(tx, () => runPlan(next));
      tried.push({ ...next, refusal: 'refusal' in done ? done.refusal : undefined });
    }
    return tried;
  };
  /** Tries work between what waits until the day and what waits after it; PLAN_LATER where it spoils one of those. */
  const tryAmongPlans = async (around: PlansAround, work: Work): Promise<Refusal | undefined> => {
    const [until, after] = [{ until: around.day }, { after: around.day }];
    const tried = await takenBack(tx, async () => {
      await runPlans(around, until);
      const done = await outcomeOf(work);
      return done instanceof Refusal ? done : runPlans(around, after);
    });
    if (tried instanceof Refusal) return tried;
    if (!tried.some(isRefused)) return undefined;
    const without = await takenBack(tx, async () => {
      await runPlans(around, until);
      return runPlans(around, after);
    });
    return spoiledBy(tried, without);
  };
  return { runPlans, tryAmongPlans };
}
