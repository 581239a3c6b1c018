import { changeImportLetIn as route } from '@madang/contract/joining/imports/let-in-routes.ts';
import { oneImport } from '@madang/contract/joining/imports/routes.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { beginLetters, isPossible, isToCome } from '../let-in.ts';
import { raiseFirstLetters } from '../letters.ts';
import { ownImport, ownRefusals } from '../own-import.ts';
import { companyClock, updateLetIn } from '../stored/imports.sql.ts';
import { importTarget } from '../targets.ts';

/** USR-10: chooses another way in for people of an import, or another day, until it happens. */
export const changeImportLetIn = defineOperation({
  name: 'change-import-let-in',
  input: z.extend(oneImport, route.body.shape),
  permission: 'imports.create',
  targets: () => [],
  refusals: [...ownRefusals, 'MB929'],
  async run(context, { importId, letIn, expected }) {
    const { tx, kernel, companyCode, refuse } = context;
    const found = await ownImport(context, importId, ['applying', 'applied']);
    if (!(await isToCome(tx, companyCode, found)) || (found.letIn?.way ?? 'nothing') !== expected)
      throw refuse('MB924');
    const { timeZone } = await readCompany(tx, companyCode);
    const { day } = await companyClock(tx, timeZone);
    if (!isPossible(letIn, day)) throw refuse.field('letIn.on', 'MB929');
    if (letIn.way === 'now' || letIn.way === 'onDay') {
      const people = found.newCount;
      await raiseFirstLetters(tx, kernel, { companyCode, importId, people, first: letIn.on ?? day, timeZone });
    }
    const lettersRunId =
      found.state === 'applied' ? await beginLetters(tx, kernel, companyCode, { ...found, letIn }) : null;
    await updateLetIn(tx, { companyCode, importId }, { letIn, lettersRunId });
    return { answer: null, audit: { target: importTarget(importId), detail: { way: letIn.way } } };
  },
});
