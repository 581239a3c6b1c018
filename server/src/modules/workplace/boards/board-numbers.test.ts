// Runs on every PostgreSQL: counters that are locked.
import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import { expect, test } from 'vitest';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addTestPerson, signInAs } from '../../../testing/people.ts';
import { endSetUp } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const boards = '/api/v1/admin/boards';
const settings = { boardName: '자유 게시판', englishBoardName: 'FreeBoard', ...ordinaryBoard };

async function newCompany() {
  const person = await addTestPerson(app, { roles: ['administrator'] });
  await endSetUp(app, person.companyCode);
  return { companyCode: person.companyCode, browser: await signInAs(app, person) };
}

async function add(browser: Browser): Promise<number> {
  const answer = await browser.post(boards, settings);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ boardNumber: number }>().boardNumber;
}

test('BRD-01 OPS-12 each company numbers its boards separately, and simultaneous boards get no number of another company', async () => {
  const [one, two] = [await newCompany(), await newCompany()];
  const first = await add(one.browser);
  expect(await add(two.browser)).toBe(first);
  const atOnce = await Promise.all(Array.from({ length: 8 }, () => add(one.browser)));
  expect(atOnce.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 8 }, (_, place) => first + 1 + place));
  expect(await add(two.browser)).toBe(first + 1);
});

test('BRD-01 OPS-12 a board keeps its number from the shared counter, and an unused number is given again', async () => {
  const { companyCode, browser } = await newCompany();
  const countFrom = (tx: Tx, last: number) =>
    tx.updateTable('company_counters').set({ last_number: last }).where('company_code', '=', companyCode).execute();
  const first = await add(browser);
  // Numbers from before had gaps, and were larger or smaller.
  await inCompany(app.kernel.db, companyCode, (tx) => countFrom(tx, 16));
  expect(await add(browser)).toBe(17);
  await inCompany(app.kernel.db, companyCode, (tx) => countFrom(tx, first));
  for (const number of [first, 17]) expect((await browser.get(`/api/v1/boards/${number}/posts`)).status).toBe(200);
  const undone = inCompany(app.kernel.db, companyCode, async (tx) => {
    await countFrom(tx, first + 50);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await add(browser)).toBe(first + 1);
});

test('BRD-01 OPS-12 a company’s own numbering starts above all numbers of the shared counter', async () => {
  const { browser } = await newCompany();
  await app.pools.owner.query(`update given_numbers set last_number = 5000 where counter = 'boards'`);
  expect([await add(browser), await add(browser)]).toEqual([5001, 5002]);
});
