import { importLimits } from '@madang/contract/joining/imports/limits.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { beginOwnCheck } from '../../../kernel/operations/stored/runs/control-run.ts';
import { checkRun } from '../../../kernel/operations/stored/runs/check-run.ts';
import { addNamedRows, discardRun, openRun } from '../../../kernel/operations/stored/runs/open-run.ts';
import type { RunOf } from '../../../kernel/operations/stored/runs/runs.sql.ts';
import type { ImportLine, PlannedLine } from '../../../platform/import-kind.ts';
import type { StoredImport } from './stored/import-state.ts';
import { stepImport, stillAt } from './stored/imports.sql.ts';
import { type DryRun, findingOf, type LineOf } from './dry-run.ts';
import { addTried, takeRefusals, tryRefused } from './refused-rows.ts';
import { kindNamed } from './kinds-offered.ts';
import { findPeople } from './kinds/people-known.ts';
import { faultOf, lineFor, untouched } from './kinds/lines.ts';
import { triedMakings } from './made-departments.ts';
import { countMarks, selectRows, writeFindings } from './stored/rows.sql.ts';
import { openImport, sealRow } from './stored/sealed.ts';
import { takeWork, type Work } from './work.ts';

const portionLines = 500;
/** Refused lines that are tried: further ones name what the plan found alone. */
const lateLines = 2_000;

/** Plans all rows of an import, tries them, and writes what it found; nothing else changes. */
export async function checkRows(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode } = payload as Work;
  const begun = await inCompany(kernel.db, companyCode, (tx) => begin(tx, kernel, payload as Work));
  if (!begun) return;
  const { kind, run, work } = begun;
  for (let after = 0; ;) {
    const limit = kind.isWhole ? importLimits.rows : portionLines;
    const next = await inCompany(kernel.db, work.companyCode, (tx) =>
      checkPortion(tx, kernel, begun, { after, limit }),
    );
    if (next === 'over') return;
    if (next === null) break;
    after = next;
  }
  if (run) {
    if (!(await tryRefused(kernel, begun, run))) return;
    const isMine = await inCompany(kernel.db, work.companyCode, (tx) => beginOwnCheck(tx, run));
    if (!isMine) return;
    await checkRun(kernel, run);
    if (!(await takeRefusals(kernel, begun, run))) return;
  }
  await inCompany(kernel.db, work.companyCode, async (tx) => {
    const counts = await countMarks(tx, work);
    await stepImport(tx, work, {
      from: ['checking'],
      to: 'checked',
      attempt: work.attempt,
      set: {
        new_count: counts.new ?? 0,
        changed_count: counts.changed ?? 0,
        left_count: counts.left ?? 0,
        refused_count: counts.refused ?? 0,
        checked_count: begun.checked,
      },
    });
    if (run) await discardRun(tx, run);
  });
}

async function begin(tx: Tx, kernel: Kernel, asked: Work): Promise<DryRun | undefined> {
  const taken = await takeWork(tx, 'checking', asked);
  if (!taken) return undefined;
  const { work, found } = taken;
  const { companyCode } = work;
  if (found.checkRunId !== null) await discardRun(tx, { companyCode, runId: found.checkRunId });
  const kind = kindNamed(kernel, found.kind);
  const made = openImport(kernel.keyring, work.importId, 'made', found.made) ?? [];
  const run =
    kind.operation === undefined ? undefined : await openCheck(tx, kernel, work, { found, name: kind.operation });
  await stillAt(tx, work, { check_run_id: run?.runId ?? null, checked_count: 0 });
  const lineOf: LineOf = [];
  if (run && made.length > 0) {
    await addNamedRows(kernel, tx, run, triedMakings(made, work.language));
    lineOf.push(...made.map(() => 0));
  }
  const ask = { kernel, companyCode, findPeople, language: work.language, made, facts: new Map<string, unknown>() };
  return {
    work,
    kind,
    columns: found.columns,
    ask,
    run,
    lineOf,
    taken: new Map(),
    late: new Map(),
    needing: new Map(),
    checked: 0,
  };
}

/** A run that no one is shown: it is only tried. */
function openCheck(
  tx: Tx,
  kernel: Kernel,
  { companyCode, importId }: Work,
  { found, name }: { readonly found: StoredImport; readonly name: string },
): Promise<RunOf> {
  const principal = { kind: 'person', companyCode, personId: found.personId } as const;
  return openRun(kernel, tx, { principal, request: { id: importId, address: '' } }, name);
}

/** Plans the next lines; answers the last of them, null at the end, 'over' where another attempt has begun. */
async function checkPortion(
  tx: Tx,
  kernel: Kernel,
  dryRun: DryRun,
  page: { readonly after: number; readonly limit: number },
): Promise<number | null | 'over'> {
  const { work, kind, ask, run } = dryRun;
  const rows = await selectRows(tx, work, page);
  dryRun.checked += rows.length;
  if (!(await stillAt(tx, work, { checked_count: dryRun.checked }))) return 'over';
  if (rows.length === 0) return null;
  const opening = { keyring: kernel.keyring, importId: work.importId, columns: dryRun.columns };
  const known = new Map(
    rows.flatMap((row) => {
      const plan = row.fault === null ? untouched(row) : faultOf(opening, row);
      return plan ? [[row.line, plan] as const] : [];
    }),
  );
  const lines = rows.filter(({ line }) => !known.has(line)).map((row) => lineFor(opening, row));
  const linesBy = new Map(lines.map((each) => [each.line, each]));
  const planned = new Map((await kind.plan({ ...ask, tx }, lines)).map((each) => [each.line, each]));
  const found = rows.map(({ line }): PlannedLine => {
    const plan = known.get(line) ??
      planned.get(line) ?? { line, mark: 'refused', issues: [{ path: '', code: 'CO400', params: {} }] };
    return plan.mark === 'refused' ? plan : once(dryRun, plan, linesBy.get(line));
  });
  await writeFindings(
    tx,
    work,
    found.map((plan, at) => ({
      line: plan.line,
      mark: plan.mark,
      code: plan.mark === 'refused' ? (plan.issues[0]?.code ?? 'CO400') : null,
      depth: 'depth' in plan ? (plan.depth ?? 0) : 0,
      // A row of a selection stays with its person.
      aboutId: ('aboutId' in plan ? plan.aboutId : undefined) ?? (rows[at]?.origin ? rows[at].aboutId : null),
      finding: sealRow(kernel.keyring, { importId: work.importId, line: plan.line }, 'finding', findingOf(plan)),
    })),
  );
  for (const plan of found) {
    noteNeed(dryRun, plan);
    if (plan.mark === 'refused' && plan.triedAs && dryRun.late.size < lateLines) dryRun.late.set(plan.line, plan);
  }
  if (run) await tryLater(tx, kernel, dryRun, run, found);
  return rows.at(-1)?.line ?? null;
}

/** Has the changes of lines tried, in the order in which they are applied. */
async function tryLater(
  tx: Tx,
  kernel: Kernel,
  { lineOf }: DryRun,
  run: RunOf,
  found: readonly PlannedLine[],
): Promise<void> {
  const steps = found
    .flatMap((plan) => (plan.mark === 'new' || plan.mark === 'changed' ? [plan] : []))
    .toSorted((a, b) => (a.depth ?? 0) - (b.depth ?? 0) || a.line - b.line)
    .flatMap((plan) => (plan.checkedAs ?? plan.steps).map((step) => ({ line: plan.line, step })));
  await addTried(tx, kernel, { lineOf, run }, steps);
}

/** Notes which department that is made before a line needs. */
function noteNeed({ needing }: DryRun, plan: PlannedLine): void {
  if ((plan.mark !== 'new' && plan.mark !== 'changed') || plan.checkedAs === undefined) return;
  for (const { input } of plan.steps) {
    const { departmentCode, change } = input as Placing;
    const code = departmentCode ?? change?.departmentCode;
    const lines = needing.get(code ?? '');
    if (lines) lines.push(plan.line);
    else if (code !== undefined) needing.set(code, [plan.line]);
  }
}

interface Placing {
  readonly departmentCode?: string;
  readonly change?: { readonly departmentCode?: string };
}

/** Refuses a line that is about the same thing as one before, at the cell that says so. */
function once(
  { taken, kind }: DryRun,
  plan: Exclude<PlannedLine, { readonly mark: 'refused' }>,
  line: ImportLine | undefined,
): PlannedLine {
  const before = taken.get(plan.takes);
  if (before !== undefined) {
    // Of people who are new, the mail may be the ID.
    const keys = [...kind.items.filter(({ isKey }) => isKey).map(({ name }) => name), 'externalMail'];
    const path = keys.find((name) => line?.values[name]) ?? '';
    return { line: plan.line, mark: 'refused', issues: [{ path, code: 'MB912', params: { 0: before } }] };
  }
  taken.set(plan.takes, plan.line);
  return plan;
}
