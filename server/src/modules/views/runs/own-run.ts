import type { RunAct } from '@madang/contract/views/runs/routes.ts';
import { refuse as refuseAny } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { AskedChange } from '../../../kernel/operations/before/held-back.ts';
import type { Session } from '../../../kernel/session/session.ts';
import { type FoundRun, findRun } from '../../ground/jobs/index.ts';

interface Acting {
  readonly tx: Tx;
  readonly kernel: Pick<Kernel, 'operations'>;
  readonly companyCode: string;
  readonly actorId: string | undefined;
}

/** Finds a run for a person who may do the act, in whatever state it is; any other run is not found. */
export async function requireRun(
  { tx, kernel: { operations }, companyCode, actorId: personId }: Acting,
  runId: string,
  act: RunAct,
): Promise<FoundRun> {
  if (personId === undefined) throw refuseAny('CO401');
  const run = await findRun(tx, { companyCode, runId, personId, operations });
  const isControlled = run?.origin !== 'plan' || act === 'undo';
  if (!run || !isControlled || (!run.isOwn && ownActs.has(act))) throw refuseAny('CO404');
  return run;
}

/** Finds a run for its reader. */
export async function findRunFor(
  tx: Tx,
  { operations }: Pick<Kernel, 'operations'>,
  { companyCode, personId, rights }: Pick<Session, 'companyCode' | 'personId' | 'rights'>,
  runId: string,
): Promise<FoundRun | undefined> {
  return findRun(tx, { companyCode, runId, personId, operations, rights });
}

/** Acts that are done in the name of the person who opened the run. */
const ownActs: ReadonlySet<RunAct> = new Set(['confirm', 'retry']);

/** The change that a held run waits for: its confirmation by the person who opened it. */
function confirmationOf({ runId, personId }: Pick<FoundRun, 'runId' | 'personId'>): AskedChange | undefined {
  return personId === null ? undefined : { personId, operation: 'confirm-run', input: { runId } };
}

/** Runs of some that wait for an approval, by their ids. */
export async function askedRuns(
  tx: Tx,
  kernel: Pick<Kernel, 'holds' | 'keyring'>,
  companyCode: string,
  runs: readonly FoundRun[],
): Promise<ReadonlySet<string>> {
  const confirmed = runs.filter(({ state }) => state === 'checked');
  const changes = confirmed.flatMap((run) => confirmationOf(run) ?? []);
  const areAsked = await kernel.holds.areAsked(tx, kernel, companyCode, changes);
  return new Set(changes.flatMap(({ input }, place) => (areAsked[place] ? (input as { runId: string }).runId : [])));
}

/** Takes the request for a run back that is cancelled before it was decided on. */
export async function withdrawRun(
  tx: Tx,
  kernel: Pick<Kernel, 'holds' | 'keyring'>,
  { companyCode, run, by }: { readonly companyCode: string; readonly run: FoundRun; readonly by: string | null },
): Promise<void> {
  const change = confirmationOf(run);
  if (change) await kernel.holds.withdraw(tx, kernel, companyCode, change, by);
}

/** Lists the acts of a reader on a run in its state; one that waits for an approval is not confirmed again. */
export function runActsOf(run: FoundRun, isAsked = false): RunAct[] {
  const { state, total, origin, refused, failed, isOwn, endedAt, canUndo } = run;
  // Planned changes are cancelled one by one; those of a day that is over are taken back as one.
  if (origin === 'plan') return canUndo ? ['undo'] : [];
  const isOver = endedAt !== null;
  const possible: Readonly<Record<RunAct, boolean>> = {
    confirm: state === 'checked' && total > 0 && !isAsked,
    pause: state === 'waiting' || state === 'running',
    resume: state === 'paused',
    cancel: !isOver,
    undo: canUndo,
    retry: isOver && refused + failed > 0 && origin !== 'undo',
    download: total > 0 && state !== 'filling',
  };
  return (Object.keys(possible) as RunAct[]).filter((act) => possible[act] && (isOwn || !ownActs.has(act)));
}
