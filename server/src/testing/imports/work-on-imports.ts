import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { inCompany } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { execute } from '../../kernel/operations/executor.ts';
import { runRows } from '../../kernel/operations/stored/rows.ts';
import { selectRun } from '../../kernel/operations/stored/runs/read-run.ts';
import { applyImport, checkImport, imports, pasteImport } from '../../modules/joining/imports/index.ts';

export type ImportTask = 'read-import-rows' | 'check-import-rows' | 'fill-import-run';

interface Key {
  readonly companyCode: string;
  readonly importId: string;
}

/** Does what a worker does in the newest attempt of an import. */
export async function workOn(kernel: Kernel, task: ImportTask, { companyCode, importId }: Key): Promise<void> {
  const { attempt = 0 } = (await stateOf(kernel, { companyCode, importId })) ?? {};
  await imports.longTasks?.(kernel)[task]?.({ companyCode, importId, attempt, language: 'ko' });
}

async function stateOf(kernel: Kernel, { companyCode, importId }: Key) {
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql<{ attempt: number; state: string }>`select attempt, state from imports where import_id = ${importId}`.execute(
      tx,
    ),
  );
  return rows[0];
}

/** The same where a worker of the product may be at it already. */
async function workedOn(kernel: Kernel, task: ImportTask, key: Key): Promise<void> {
  await workOn(kernel, task, key);
  await settled(kernel, key);
}

async function settled(kernel: Kernel, key: Key): Promise<void> {
  await expect.poll(async () => (await stateOf(kernel, key))?.state, { timeout: 20_000 }).not.toMatch(/ing$/);
}

/** A file of ranks, which needs nothing of a company. */
export const ranksText = '코드\t직급\nG7\t과장\nG8\t';

interface Owner {
  readonly companyCode: string;
  readonly personId: string;
}

const originOf = ({ companyCode, personId }: Owner) => ({
  principal: { kind: 'person', companyCode, personId } as const,
  request: { id: randomUUID(), address: '', language: 'ko' as const },
});

/** An import of a person that has been read. */
export async function readImportOf(
  kernel: Kernel,
  owner: Owner,
  { text = ranksText, kind = 'jobRanks' } = {},
): Promise<{ readonly importId: string }> {
  const { importId } = await execute(kernel, pasteImport, originOf(owner), { text, kind });
  await workedOn(kernel, 'read-import-rows', { ...owner, importId });
  return { importId };
}

/** The same with its dry run behind it. */
export async function checkedImportOf(
  kernel: Kernel,
  owner: Owner,
  file: { text?: string; kind?: string } = {},
): Promise<{ readonly importId: string }> {
  const key = await readImportOf(kernel, owner, file);
  await execute(kernel, checkImport, originOf(owner), key);
  await workedOn(kernel, 'check-import-rows', { ...owner, ...key });
  return key;
}

/** The same applied, as far as its rows could be. */
export async function appliedImportOf(
  kernel: Kernel,
  owner: Owner,
  file: { text?: string; kind?: string } = {},
): Promise<{ readonly importId: string; readonly runId: string | null }> {
  const key = await checkedImportOf(kernel, owner, file);
  const letIn = { way: 'nothing', on: null } as const;
  const { runId } = await execute(kernel, applyImport, originOf(owner), { ...key, rows: 'valid', letIn });
  if (runId !== null) await runImport(kernel, { ...owner, ...key, runId });
  return { ...key, runId };
}

/** Runs the run of an import to its end. */
export async function runImport(kernel: Kernel, { runId, ...key }: Key & { readonly runId: string }): Promise<void> {
  const { companyCode } = key;
  await workOn(kernel, 'fill-import-run', key);
  const run = { companyCode, runId };
  await runRows(kernel, run);
  const runState = async () => (await inCompany(kernel.db, companyCode, (tx) => selectRun(tx, run)))?.state;
  await expect.poll(runState, { timeout: 20_000 }).toBe('done');
  await imports.tasks?.(kernel)['end-file-run']?.(run);
  await settled(kernel, key);
}
