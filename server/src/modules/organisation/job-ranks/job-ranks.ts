import type { jobListKinds, jobRankMove, jobRankNaming } from '@madang/contract/organisation/job-ranks/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type * as z from 'zod/mini';
import type { Tx } from '../../../kernel/db/database.ts';
import { countReferences } from '../../../kernel/history/count-references.ts';
import { changesOf } from '../../../kernel/operations/changed-fields.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import { lockCompany } from '../../ground/companies/index.ts';
import {
  findBehind,
  insertJobRank,
  lockJobRanks,
  removeJobRanks,
  renumberJobRanks,
  selectJobRanksOf,
  updateJobRank,
  type JobList,
  type NewJobRank,
} from './job-ranks.sql.ts';

type Kind = (typeof jobListKinds)[number];

/** The table of each list. */
export const tables = { 'job-rank': 'job_ranks', 'job-title': 'job_titles' } as const satisfies Record<Kind, JobList>;

export function listTarget(list: Kind): Target {
  return { kind: 'job-list', id: list };
}

export function jobRankTarget(id: string): Target {
  return { kind: 'job-rank', id };
}

export function jobTitleTarget(id: string): Target {
  return { kind: 'job-title', id };
}

interface OfList {
  readonly list: JobList;
  readonly companyCode: string;
}

interface NewEntry extends Omit<NewJobRank, 'companyCode'> {
  /** Entry that follows; '' for the last place. */
  readonly beforeJobRankCode: string;
}

/** Adds an entry in its place; false where the list has `max` or more. The caller has locked the company. */
export async function addEntry(
  tx: Tx,
  { list, companyCode }: OfList,
  { beforeJobRankCode, ...rank }: NewEntry,
  max?: number,
): Promise<boolean> {
  if (!(await insertJobRank(tx, list, { ...rank, companyCode }, max))) return false;
  if (beforeJobRankCode !== '') await renumberJobRanks(tx, list, { ...rank, companyCode, beforeJobRankCode });
  return true;
}

/** Renames an entry; returns its former names, and the input that takes the change back. */
export async function renameEntry(
  tx: Tx,
  { list, companyCode }: OfList,
  { jobRankCode, expected, ...names }: z.output<typeof jobRankNaming>,
) {
  const [locked] = await lockJobRanks(tx, list, { companyCode, codes: [jobRankCode] });
  if (locked === undefined) throw refuse('CO404');
  const before = await updateJobRank(tx, list, { companyCode, jobRankCode, ...names, expected });
  if (!before) throw refuse('EDIT_CONFLICT');
  return { before, changed: changesOf(names, before), undoInput: { jobRankCode, ...before, expected: names } };
}

/** Moves an entry in front of another one or to the end; returns the input that takes the move back. */
export async function moveEntry(
  tx: Tx,
  { list, companyCode }: OfList,
  { jobRankCode, beforeJobRankCode, expected }: z.output<typeof jobRankMove>,
) {
  await lockCompany(tx, companyCode);
  const [locked] = await lockJobRanks(tx, list, { companyCode, codes: [jobRankCode] });
  if (locked === undefined) throw refuse('CO404');
  // The company is locked, so the place cannot change between this comparison and the update.
  const before = await findBehind(tx, list, { companyCode, jobRankCode });
  if (expected && ![expected.beforeJobRankCode, beforeJobRankCode].includes(before)) throw refuse('EDIT_CONFLICT');
  await renumberJobRanks(tx, list, { companyCode, jobRankCode, beforeJobRankCode });
  const left = await findBehind(tx, list, { companyCode, jobRankCode });
  return {
    undoInput: { jobRankCode, beforeJobRankCode: before, expected: { beforeJobRankCode: left } },
  };
}

/**
 * Deletes entries together or not at all; used ones stay. Returns the codes, and for a single one the input that
 * restores it.
 */
export async function deleteEntries(tx: Tx, { list, companyCode }: OfList, given: readonly string[]) {
  const codes = [...new Set(given)];
  const locked = await lockJobRanks(tx, list, { companyCode, codes });
  if (locked.length < codes.length) throw refuse('CO404');
  for (const code of codes) await refuseUsed(tx, list, { companyCode, code });
  const entries = await selectJobRanksOf(tx, list, { companyCode, codes });
  const undoInput = codes.length === 1 ? await readEntry(tx, { list, companyCode }, codes[0] ?? '') : undefined;
  await removeJobRanks(tx, list, { companyCode, codes });
  return { deleted: codes.map((code) => ({ code, called: calledOf(entries.get(code)) })), undoInput };
}

/** Returns the names under which the audit log lists a deleted entry. */
function calledOf(entry: { readonly jobRankName: string; readonly englishJobRankName: string } | undefined) {
  return entry && { name: entry.jobRankName, englishName: entry.englishJobRankName };
}

/** An entry with its place, as it is created. */
async function readEntry(tx: Tx, { list, companyCode }: OfList, jobRankCode: string): Promise<NewEntry | undefined> {
  const entry = (await selectJobRanksOf(tx, list, { companyCode, codes: [jobRankCode] })).get(jobRankCode);
  return entry && { ...entry, beforeJobRankCode: await findBehind(tx, list, { companyCode, jobRankCode }) };
}

async function refuseUsed(
  tx: Tx,
  table: JobList,
  { companyCode, code }: { readonly companyCode: string; readonly code: string },
): Promise<void> {
  const references = await countReferences(tx, { table, companyCode, code });
  const found = [...references.values()].reduce((sum, count) => sum + count, 0);
  if (found > 0) throw refuse('JOB_RANK_IN_USE', { 0: found, code });
}
