import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { StoredStep } from '../../../kernel/operations/outcome.ts';
import { addNamedRows, portionSize } from '../../../kernel/operations/stored/runs/open-run.ts';
import { selectRows as selectRunRows } from '../../../kernel/operations/stored/runs/read-run.ts';
import type { RunOf } from '../../../kernel/operations/stored/runs/runs.sql.ts';
import type { ImportAsk } from '../../../platform/import-kind.ts';
import { type DryRun, findingOf, type LineOf } from './dry-run.ts';
import { withOthers } from './kinds/people.ts';
import { madeBelow } from './made-departments.ts';
import { stillAt } from './stored/imports.sql.ts';
import { writeRefusals } from './stored/rows.sql.ts';
import { sealRow } from './stored/sealed.ts';

interface Tried {
  readonly line: number;
  readonly step: StoredStep;
}

/** Adds changes to the run of a dry run, with the lines that they are of. */
export async function addTried(
  tx: Tx,
  kernel: Kernel,
  { lineOf, run }: { readonly lineOf: LineOf; readonly run: RunOf },
  steps: readonly Tried[],
): Promise<void> {
  for (let from = 0; from < steps.length; from += portionSize) {
    const portion = steps.slice(from, from + portionSize);
    await addNamedRows(
      kernel,
      tx,
      run,
      portion.map(({ step }) => step),
    );
    for (const { line } of portion) lineOf.push(line);
  }
}

/** Has refused lines tried behind the others, whose results they must not change; false where another attempt has begun. */
export async function tryRefused(kernel: Kernel, { late, lineOf, work }: DryRun, run: RunOf): Promise<boolean> {
  const steps = [...late.values()].flatMap(({ line, triedAs = [] }) => triedAs.map((step) => ({ line, step })));
  return inCompany(kernel.db, work.companyCode, async (tx) => {
    if (!(await stillAt(tx, work))) return false;
    await addTried(tx, kernel, { lineOf, run }, steps);
    return true;
  });
}

/** Lines whose department, or one above it, is the one that cannot be made. */
function linesNeeding(needing: DryRun['needing'], made: ImportAsk['made'], place: number): number[] {
  const below = madeBelow(made, made[place]?.departmentCode ?? '');
  return [...below].flatMap((code) => needing.get(code) ?? []);
}

interface Stored {
  readonly code?: string;
  readonly params?: FieldIssue['params'];
  readonly fields?: readonly FieldIssue[];
}

/** Takes over what the changes themselves were refused for; false where another attempt has begun. */
export async function takeRefusals(
  kernel: Kernel,
  { work, lineOf, needing, ask, late }: DryRun,
  run: RunOf,
): Promise<boolean> {
  for (const checkState of ['refused', 'failed'] as const) {
    for (let after = 0; ;) {
      const next = await inCompany(kernel.db, work.companyCode, async (tx) => {
        if (!(await stillAt(tx, work))) return 'over';
        const rows = await selectRunRows(tx, kernel.keyring, run, { checkState, after, limit: portionSize });
        const refused = rows.flatMap(({ rowNumber, code, found }) => {
          if (code === null) return [];
          const line = lineOf[rowNumber - 1] ?? 0;
          // A department that cannot be made is a fault of the rows that need it.
          const lines = line === 0 ? linesNeeding(needing, ask.made, rowNumber - 1) : [line];
          const { params = {}, fields = [] } = (found ?? {}) as Stored;
          const [first = { code, params }] = fields;
          const ofDepartment = [{ path: 'departmentCode', code: first.code, params: first.params }];
          const own = fields.length > 0 ? fields : [{ path: '', code, params }];
          const issues = line === 0 ? ofDepartment : own;
          return lines.map((each) => {
            const before = late.get(each);
            const finding = before ? findingOf({ ...before, issues: withOthers(before.issues, issues) }) : { issues };
            return {
              line: each,
              code: before?.issues[0]?.code ?? code,
              finding: sealRow(kernel.keyring, { importId: work.importId, line: each }, 'finding', finding),
            };
          });
        });
        if (refused.length > 0) await writeRefusals(tx, work, refused);
        return rows.at(-1)?.rowNumber ?? null;
      });
      if (next === 'over') return false;
      if (next === null) break;
      after = next;
    }
  }
  return true;
}
