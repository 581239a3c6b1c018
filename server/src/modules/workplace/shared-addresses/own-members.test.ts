import { expect, test } from 'vitest';
import { type Browser, undoIdOf } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const words = { sharedAddressName: '고객 지원', sharedAddressEnglishName: 'Help desk', sharedAddressDescription: '' };
let made = 0;

/** An address with an owner who administers nothing, a sender, and a member of nothing. */
async function company() {
  made += 1;
  const companyCode = `OWNMEMBERS${made}`;
  const as = (role: 'administrator' | 'employee') => memberBrowser(app, { companyCode, role });
  const [administrator, owner, sender, other] = [
    await as('administrator'),
    await as('employee'),
    await as('employee'),
    await as('employee'),
  ];
  const answer = await administrator.post('/api/v1/shared-addresses', {
    sharedMailAddress: `owned${made}@madang.example`,
    ...words,
    members: [],
    senders: [sender.personId],
    owners: [owner.personId],
  });
  expect(answer.status, answer.text).toBe(200);
  const { sharedAddressId } = answer.json<{ sharedAddressId: string }>();
  return { administrator, owner, sender, other, sharedAddressId };
}

const change = (by: Browser, id: string, members: readonly string[], expected?: readonly string[]) =>
  by.put(`/api/v1/own-shared-addresses/${id}/members`, { members, ...(expected && { expected }) });

async function membersSeen(by: Browser): Promise<(readonly string[] | null)[]> {
  interface Own {
    readonly items: readonly { readonly members: readonly { readonly personId: string }[] | null }[];
  }
  const { items } = (await by.get('/api/v1/own-shared-addresses')).json<Own>();
  return items.map(({ members }) => members && members.map(({ personId }) => personId));
}

test('LBL-01 an owner changes and undoes the members of an address without an administrator', async () => {
  const { owner, sender, other, sharedAddressId: id } = await company();
  const changed = await change(owner, id, [other.personId], []);
  expect(changed.status, changed.text).toBe(200);
  expect(await membersSeen(owner)).toEqual([[other.personId]]);
  // Who sends from it alone sees no members.
  expect(await membersSeen(sender)).toEqual([null]);
  expect((await change(owner, id, [sender.personId], [])).error.errorCode).toBe('EDIT_CONFLICT');
  expect((await owner.post(`/api/v1/undo/${undoIdOf(changed)}`, {})).status).toBe(200);
  expect(await membersSeen(owner)).toEqual([[]]);
});

test('LBL-01 a person who does not own an address cannot change members, and another company’s address or person is not found', async () => {
  const { administrator, owner, sender, other, sharedAddressId: id } = await company();
  const foreign = await company();
  for (const by of [sender, other, foreign.owner, foreign.administrator]) {
    expect((await change(by, id, [])).error.errorCode).toBe('CO404');
  }
  expect((await change(app.browser(), id, [])).error.errorCode).toBe('AC100');
  expect((await change(owner, id, [foreign.other.personId])).error.errorCode).toBe('SHARED_ADDRESS_PERSON');
  expect((await change(administrator, id, [other.personId])).status).toBe(200);
});

test('LBL-01 of two changes of the members from the same expected value one succeeds', async () => {
  const { administrator, owner, sender, other, sharedAddressId: id } = await company();
  const answers = await Promise.all([
    change(owner, id, [other.personId], []),
    change(administrator, id, [sender.personId], []),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
