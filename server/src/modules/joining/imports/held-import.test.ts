// Runs on every PostgreSQL: an import is held back by its own operation.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { askedBy, companyThatHolds } from '../../../testing/approvals/held.ts';
import { codeOf, readRequest } from '../../../testing/approvals/requests.ts';
import { checkedImportOf } from '../../../testing/imports/work-on-imports.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { sealImport } from './stored/sealed.ts';

const app = await startTestApp();

test('BLK-03 APR-02 approvers of an import read its file, its kind and its number of rows', async () => {
  const { own, companyCode, approver } = await companyThatHolds(app, 'JUDGEIMP', ['import']);
  const { importId } = await checkedImportOf(app.kernel, { companyCode, personId: own.personId });
  const fileName = sealImport(app.kernel.keyring, importId, 'file_name', 'ranks.csv');
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`update imports set file_name = ${fileName} where import_id = ${importId}`.execute(tx),
  );
  const letIn = { way: 'nothing', on: null };
  const applied = await own.post(`/api/v1/imports/${importId}/application`, { rows: 'valid', letIn });
  expect(codeOf(applied)).toBe('CHANGE_HELD');
  expect(await readRequest(approver, await askedBy(own))).toMatchObject({
    held: { facts: { file: 'ranks.csv', importKind: 'jobRanks', rows: '1' }, things: [] },
  });
});
