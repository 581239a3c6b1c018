// Runs on every PostgreSQL: a trigger that reads deleted rows.
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { undoIdOf } from '../../../testing/browser.ts';
import { addMember, memberBrowser } from '../../../testing/member.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const companyCode = 'EMBLEMLINES';
const own = await memberBrowser(app, { companyCode, role: 'administrator' });
const imageId = '00000000-0000-4000-8000-000000000000';

async function linesOf(personId: string): Promise<readonly (readonly string[])[]> {
  interface History {
    readonly items: readonly { readonly fields: readonly { field: string; from: string; to: string }[] }[];
  }
  const { items } = (await own.get(`/api/v1/employees/${personId}/history`)).json<History>();
  return items.flatMap(({ fields }) => fields.map(({ field, from, to }) => [field, from, to]));
}

test('EMB-01 USR-04 granting, revoking and deleting an emblem each adds a line to the holder’s history, with the emblem’s name', async () => {
  const { personId } = await addMember(kernel.db, { companyCode, role: 'employee' });
  const { emblem_id: emblemId } = await inCompany(kernel.db, companyCode, (tx) =>
    tx
      .insertInto('emblems')
      .values({ company_code: companyCode, name: '안전 지킴이', image_id: imageId })
      .returning('emblem_id')
      .executeTakeFirstOrThrow(),
  );
  const path = `/api/v1/employees/${personId}/emblems`;
  expect((await own.post(path, { emblemId })).status).toBe(200);
  const [granted, taken] = [
    ['emblem', '', '안전 지킴이'],
    ['emblem', '안전 지킴이', ''],
  ];
  expect(await linesOf(personId)).toEqual([granted]);
  await own.delete(`${path}/${emblemId}`);
  await own.post(path, { emblemId });
  const deleted = await own.delete(`/api/v1/emblems/${emblemId}?holders=takenBack`);
  expect(await linesOf(personId)).toEqual([taken, granted, taken, granted]);
  expect((await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {})).status).toBe(200);
  expect((await linesOf(personId))[0]).toEqual(granted);
});
