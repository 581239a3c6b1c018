import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { addTestPerson, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { notifyOfEnds } from './end-notices.ts';

const app = await startTestApp({ work: false });
const dayIn = async (days: number) => {
  const { rows } = await app.pools.owner.query<{ day: string }>(
    "select ((app_now() at time zone 'Asia/Seoul')::date + $1::integer)::text as day",
    [days],
  );
  return rows[0]?.day ?? '';
};

test('MEM-09 rights that end within 14 days are announced to both people, once for each end', async () => {
  const head = await addTestPerson(app, { roles: ['administrator'] });
  const { companyCode } = head;
  const [person, brief] = [await addTestPerson(app, { companyCode }), await addTestPerson(app, { companyCode })];
  const by = await signInAs(app, head);
  const right = { granteeType: 'P', targetType: 'permission', targetName: 'grants.view', scopeKind: 'company' };
  const limits = { scopeId: '', validFrom: '', windowId: '', reason: '대신 맡습니다.' };
  const give = async (granteeId: string, validUntil: string) => {
    const answer = await by.post('/api/v1/grants', { ...right, ...limits, granteeId, validUntil });
    expect(answer.status).toBe(200);
    return answer.json<{ grantId: string }>().grantId;
  };
  const grantId = await give(person.personId, await dayIn(20));
  await give(brief.personId, await dayIn(5));
  const lettersOf = async () => {
    const { rows } = await inCompany(app.kernel.db, companyCode, (tx) =>
      sql<{ personId: string; count: number }>`
        select person_id as "personId", count(*)::integer as count from inbox_messages group by 1`.execute(tx),
    );
    const of = ({ personId }: { readonly personId: string }) =>
      rows.find((row) => row.personId === personId)?.count ?? 0;
    return [of(person), of(head), of(brief)];
  };
  await notifyOfEnds(app.kernel);
  expect(await lettersOf()).toEqual([0, 0, 0]);
  await app.advance(8 * daySeconds);
  await Promise.all([notifyOfEnds(app.kernel), notifyOfEnds(app.kernel)]);
  await notifyOfEnds(app.kernel);
  expect(await lettersOf()).toEqual([1, 1, 0]);
  const again = await signInAs(app, head);
  const change = { ...limits, scopeKind: 'company', validUntil: await dayIn(13) };
  expect((await again.put(`/api/v1/grants/${grantId}`, change)).status).toBe(200);
  await notifyOfEnds(app.kernel);
  expect(await lettersOf()).toEqual([2, 2, 0]);
});
