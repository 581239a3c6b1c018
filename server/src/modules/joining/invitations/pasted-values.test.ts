import { expect, test } from 'vitest';
import {
  companyWithAdmin,
  invitationCalls as calls,
  makeLink,
  personInvitation,
} from '../../../testing/invitations.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const company = await companyWithAdmin(app);

interface Invitation {
  readonly recipient: string;
  readonly allowedDomains: readonly string[];
}

async function listed(): Promise<readonly Invitation[]> {
  return (await company.admin.get(calls.list)).json<{ items: Invitation[] }>().items;
}

test.each([
  ['\u201cKim, Ha-neul\u201d <haneul.a@outside.example>', 'haneul.a@outside.example'],
  ['mailto:haneul.b@outside.example?subject=Hello', 'haneul.b@outside.example'],
  ['\ufeffｈａｎｅｕｌ.c＠outside。example,', 'haneul.c@outside.example'],
])('POR-12 an invitation to %j goes to %s', async (recipient, address) => {
  const answer = await company.admin.post(calls.list, personInvitation(recipient));
  expect(answer.status, answer.text).toBe(200);
  expect((await app.mailbox.next(address)).to).toBe(address);
  expect((await listed()).map((row) => row.recipient)).toContain(address);
});

test('POR-12 the domains of a link are kept cleaned', async () => {
  await makeLink(company, { allowedDomains: ['\u201c＠Sol。example\u201d,'] });
  expect((await listed()).flatMap((row) => row.allowedDomains)).toEqual(['sol.example']);
});
