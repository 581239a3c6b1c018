import { isDye } from '@madang/contract/ground/companies/colors.ts';
import { identityChanging } from '@madang/contract/ground/companies/identity.ts';
import { enqueueJob } from '../../../../kernel/jobs/enqueue-job.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { undoMinutes } from '../../../../kernel/undo/deleted-rows.ts';
import { dropMark, faceOf, keepMark, purgeMarkTask } from '../identity.ts';
import { hasMark, insertMark, isAsExpected, lockIdentity, updateIdentity } from '../identity.sql.ts';

/** The name, colour and mark that the company is shown with. A mark that was replaced stays as long as an undo may name it. */
export const changeCompanyIdentity = defineOperation({
  name: 'change-company-identity',
  input: identityChanging,
  permission: 'companies.change',
  targets: () => [],
  refusals: ['CO404', 'CO429', 'EDIT_CONFLICT'],
  prepare: (context, input) => keepMark(context, input),
  settle: dropMark,
  async run({ tx, companyCode, prepared: { markId: given }, refuse }, { shownName, color, formerMarkId, expected }) {
    const before = await lockIdentity(tx, companyCode);
    const markId = formerMarkId ?? (given === undefined ? before.markId : given);
    const [seen, desired] = [faceOf(before), faceOf({ shownName, color, markId })];
    if (!isAsExpected(seen, expected, desired)) throw refuse('EDIT_CONFLICT');
    if (formerMarkId !== undefined && !(await hasMark(tx, companyCode, formerMarkId))) throw refuse('CO404');
    if (typeof given === 'string') await insertMark(tx, companyCode, given);
    await updateIdentity(tx, companyCode, { shownName, color, markId });
    if (before.markId !== null && before.markId !== markId) {
      // A second later than an undo may come, so that the job does not come too early.
      const wait = { seconds: undoMinutes * 60 + 1 };
      await enqueueJob(tx, purgeMarkTask, { companyCode, markId: before.markId }, wait);
    }
    const fields = (['shownName', 'color', 'markAddress'] as const).filter((name) => seen[name] !== desired[name]);
    const { changes } = changesOf({ shownName, color }, { shownName: before.shownName, color: before.color });
    return {
      answer: null,
      audit: {
        target: { kind: 'company', id: companyCode },
        fields: fields.map((name) => (name === 'markAddress' ? 'mark' : name)),
        ...(changes && { changes }),
        detail: { color: isDye(color) ? color : 'own', mark: markId === null ? 'initials' : 'picture' },
      },
      undo: {
        name: 'change-company-identity',
        input: {
          shownName: before.shownName,
          color: before.color,
          ...(before.markId === null ? { mark: null } : { formerMarkId: before.markId }),
          expected: desired,
        },
      },
    };
  },
});
