import { expect, test } from 'vitest';
import { grantableRoles } from '@madang/contract/people/role-assignments/rules.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { grant } from '../../../testing/operations/rights.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const whole = {
  scopeKind: 'company',
  scopeId: '',
  validFrom: '',
  validUntil: '',
  windowId: '',
  reason: '함께 봅니다.',
};
const week = 10_080;
const always = [{ from: 0, to: week }];

const codeOf = async (answer: ReturnType<Browser['post']>) => {
  const { status, error } = await answer;
  return status === 200 ? 'done' : error.errorCode;
};

async function company() {
  const own = await newAdministrator(app, 'SAMPLE');
  const { companyCode } = own;
  const employee = () => memberBrowser(app, { companyCode, role: 'employee' });
  const open = async (grantWindowName: string, weekly = always) => {
    const hours = { grantWindowName, weekly, zone: 'UTC', closesOnDaysOff: false };
    const made = await own.post('/api/v1/grant-windows', hours);
    expect(made.status, made.text).toBe(200);
    return made.json<{ grantWindowId: string }>().grantWindowId;
  };
  const give = async (granteeId: string, what: object) => {
    const given = await own.post('/api/v1/grants', { granteeType: 'P', granteeId, ...whole, ...what });
    expect(given.status, given.text).toBe(200);
  };
  return { own, companyCode, employee, open, give };
}

const administrator = { targetType: 'L', targetName: 'administrator' };
const assign = (by: Browser, personId: string, role: string) =>
  codeOf(by.post('/api/v1/memberships', { personId, role }));
const grantable = async (by: Browser) =>
  (await by.post('/api/v1/memberships/search', {})).json<{ grantable: string[] }>().grantable;

test('MEM-02 no role is given by a person who has the right to, or the rights of it, only within hours or until a day', async () => {
  const { own, companyCode, employee, open, give } = await company();
  const [inHours, untilDay, partly, other] = [await employee(), await employee(), await employee(), await employee()];
  await give(inHours.personId, { ...administrator, windowId: await open('Always') });
  for (const permission of ['memberships.view', 'memberships.change', 'administrators.change'] as const) {
    const held = { companyCode, permission };
    await grant(app.kernel.db, { ...held, personId: untilDay.personId, until: 86_400 });
    await grant(app.kernel.db, { ...held, personId: partly.personId });
  }
  for (const by of [inHours, untilDay]) {
    expect(await grantable(by)).toEqual([]);
    for (const role of grantableRoles) expect(await assign(by, other.personId, role)).toBe('GRANT_BEYOND_OWN');
  }
  // The right to give is without an end, that of the role is not.
  expect(await grantable(partly)).toEqual(grantableRoles);
  await give(partly.personId, { ...administrator, windowId: await open('Again') });
  expect(await grantable(partly)).not.toContain('administrator');
  expect(await assign(partly, other.personId, 'administrator')).toBe('GRANT_BEYOND_OWN');
  expect(await grantable(own)).toEqual(grantableRoles);
  expect(await assign(own, other.personId, 'administrator')).toBe('done');
});

test('MEM-02 MEM-03 two people whose rights have hours do not widen those of each other', async () => {
  const { own, employee, open, give } = await company();
  const [one, two] = [await employee(), await employee()];
  const [first, second] = [await open('First'), await open('Second')];
  await give(one.personId, { ...administrator, windowId: first });
  await give(two.personId, { ...administrator, windowId: second });
  const narrow = { grantWindowName: 'Narrow', weekly: [{ from: 0, to: 60 }], zone: 'UTC', closesOnDaysOff: false };
  const change = (by: Browser, id: string) => codeOf(by.put(`/api/v1/grant-windows/${id}`, narrow));
  expect([await change(one, second), await change(two, first)]).toEqual(['GRANT_BEYOND_OWN', 'GRANT_BEYOND_OWN']);
  expect(await change(one, first)).toBe('ROLE_OWN');
  // A right to the hours themselves that has none changes nothing: what they bind is held in hours.
  await give(one.personId, { targetType: 'R', targetName: 'grant-windows' });
  expect(await change(one, second)).toBe('GRANT_BEYOND_OWN');
  // Hours that bind nothing are changed, and the owner changes any.
  expect(await change(one, await open('Unused'))).toBe('done');
  expect(await codeOf(own.put(`/api/v1/grant-windows/${second}`, { ...narrow, grantWindowName: 'Other' }))).toBe(
    'done',
  );
});

/** Minutes of the week from an hour ago for some hours on, by UTC. */
function hoursFromNow(hours: number) {
  const now = new Date();
  const minute = ((now.getUTCDay() + 6) % 7) * 1_440 + now.getUTCHours() * 60 + now.getUTCMinutes();
  const [from, to] = [(minute - 60 + week) % week, (minute + hours * 60) % week];
  const parts =
    from < to
      ? [{ from, to }]
      : [
          { from: 0, to },
          { from, to: week },
        ]; // Over the end of the week.
  return parts.filter((part) => part.from < part.to);
}

test('MEM-10 a request is approved by a person within hours if it ends while these last, and else is not offered to them', async () => {
  const { own, employee, open, give } = await company();
  const [by, person] = [await employee(), await employee()];
  await give(by.personId, { ...administrator, windowId: await open('Some', hoursFromNow(3)) });
  const path = '/api/v1/right-requests';
  const ask = async (permission: string, hours: number) => {
    const asked = await person.post(path, {
      permission,
      scopeKind: 'company',
      scopeId: '',
      hours,
      reason: '고칩니다.',
    });
    expect(asked.status, asked.text).toBe(200);
    return asked.json<{ requestId: string }>().requestId;
  };
  const [short, long] = [await ask('grants.view', 2), await ask('anniversaries.change', 8)];
  const offered = async (browser: Browser) => {
    const { items } = (await browser.get(path)).json<{ items: { requestId: string; can: string[] }[] }>();
    return items.filter(({ can }) => can.includes('decide')).map(({ requestId }) => requestId);
  };
  const waiting = async (browser: Browser) => {
    const { items = [] } = (await browser.get('/api/v1/console/notices')).json<{ items?: { kind: string }[] }>();
    return items.filter(({ kind }) => kind === 'waitingRights');
  };
  expect([await offered(by), (await offered(own)).toSorted()]).toEqual([[short], [short, long].toSorted()]);
  expect(await waiting(by)).toEqual([{ kind: 'waitingRights', count: 1, requestId: short }]);
  expect(await codeOf(by.post(`${path}/${long}/approval`, {}))).toBe('GRANT_BEYOND_OWN');
  expect(await codeOf(by.post(`${path}/${short}/approval`, {}))).toBe('done');
  expect((await person.get('/api/v1/grants')).status).toBe(200);
  expect(await codeOf(by.post(`${path}/${long}/approval`, { hours: 1 }))).toBe('done');
});
