import { importProperties } from '@madang/contract/joining/imports/limits.ts';
import { applicationBody, oneImport } from '@madang/contract/joining/imports/routes.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { openRun } from '../../../../kernel/operations/stored/runs/open-run.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { companyClock, countWorkingRows, stepImport } from '../stored/imports.sql.ts';
import { isPossible } from '../let-in.ts';
import { kindNamed } from '../kinds-offered.ts';
import { raiseFirstLetters } from '../letters.ts';
import { ownImport, ownRefusals } from '../own-import.ts';
import { openImport } from '../stored/sealed.ts';
import { importTarget } from '../targets.ts';
import { beginWork } from '../work.ts';

/** BLK-03, BLK-05: applies the rows of an import that the dry run did not refuse, as a run; or none where one was refused. */
export const applyImport = defineOperation({
  name: 'apply-import',
  input: z.extend(oneImport, applicationBody.shape),
  permission: 'imports.create',
  targets: () => [],
  refusals: [...ownRefusals, 'MB906', 'MB922', 'MB923', 'MB929', 'MB944'],
  prepare: async ({ kernel: { properties } }) => ({
    perJob: await properties.get(importProperties.rowsInWorkingHours),
    perDay: await properties.get(importProperties.rowsPerWorkingDay),
    start: await properties.get(importProperties.workingHoursStart),
    end: await properties.get(importProperties.workingHoursEnd),
  }),
  async run(context, { importId, rows: wanted, letIn }) {
    const { tx, kernel, companyCode, request, refuse, prepared } = context;
    const found = await ownImport(context, importId, ['checked']);
    const kind = kindNamed(kernel, found.kind);
    if (wanted === 'all' && found.refusedCount > 0) throw refuse('MB922', { 0: found.refusedCount });
    const made = openImport(kernel.keyring, importId, 'made', found.made) ?? [];
    const rows = found.newCount + found.changedCount;
    if (rows + made.length === 0) throw refuse('MB923');
    const { timeZone } = await readCompany(tx, companyCode);
    const { hour, day } = await companyClock(tx, timeZone);
    const { perJob, perDay, start, end } = prepared;
    if (hour >= start && hour < end) {
      if (perJob > 0 && rows > perJob) throw refuse('MB906', { 0: perJob, 1: start, 2: end });
      if (perDay > 0) {
        const counted = await countWorkingRows(tx, { companyCode, day, rows, max: perDay });
        if (!counted.isWithin)
          throw refuse('MB944', { 0: Math.max(0, perDay - counted.used), 1: perDay, 2: start, 3: end });
      }
    }
    if (!isPossible(letIn, day)) throw refuse.field('letIn.on', 'MB929');
    const key = { companyCode, importId };
    const letsIn = found.kind === 'people' ? letIn : { way: 'nothing', on: null };
    if (found.kind === 'people' && (letIn.way === 'now' || letIn.way === 'onDay')) {
      await raiseFirstLetters(tx, kernel, { ...key, people: found.newCount, first: letIn.on ?? day, timeZone });
    }
    const set = { let_in: JSON.stringify(letsIn), applied_at: new Date() };
    const audit = { target: importTarget(importId), detail: { kind: found.kind } };
    const judged = async () => {
      const file = openImport(kernel.keyring, importId, 'file_name', found.fileName);
      return {
        targets: [],
        facts: { ...(file !== undefined && { file }), importKind: found.kind, rows: String(rows) },
      };
    };
    if (kind.operation === undefined) {
      await stepImport(tx, key, { from: ['checked'], to: 'applied', set });
      return { answer: { runId: null as string | null }, audit, judged };
    }
    const principal = { kind: 'person', companyCode, personId: found.personId } as const;
    const shown = { kind: 'importRows', origin: 'file', detail: { importId, importKind: found.kind } } as const;
    await context.holdBack([kind.operation]);
    const { runId } = await openRun(kernel, tx, { principal, request }, kind.operation, shown);
    const attempt =
      (await stepImport(tx, key, { from: ['checked'], to: 'applying', set: { ...set, run_id: runId } })) ?? 0;
    await beginWork(tx, 'applying', { ...key, attempt, language: request.language });
    return { answer: { runId }, audit, judged };
  },
});
