import { expect, onTestFinished, test, vi } from 'vitest';
import { calls as described } from '../../../testing/operations/calls.ts';
import { addTestPerson, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const office = { address: '198.51.100.7' };
const elsewhere = { address: '203.0.113.9' };

test('NET-01 the calendar’s secret address works only inside the networks, and is logged with its company', async () => {
  const administrator = await addTestPerson(app, { roles: ['administrator'] });
  const { companyCode } = administrator;
  const inside = await signInAs(app, administrator, office);
  const put = (networks: readonly string[]) => inside.put('/api/v1/access-rules/networks', { networks });
  const made = await inside.post('/api/v1/calendar-feed');
  const address = new URL(made.json<{ address: string }>().address).pathname;
  const noted = vi.spyOn(app.kernel.log, 'warn').mockImplementation(() => {});
  onTestFinished(() => noted.mockRestore());
  expect((await app.browser(elsewhere).get(address)).status).toBe(200);
  await put(['198.51.100.0/24']);
  expect((await app.browser(office).get(address)).status).toBe(200);
  const refused = await app.browser(elsewhere).get(address);
  expect([refused.status, refused.error.errorCode]).toEqual([403, 'NETWORK_NOT_ALLOWED']);
  expect(refused.text).not.toContain('BEGIN:VCALENDAR');
  expect(noted).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ code: 'NETWORK_NOT_ALLOWED', operation: 'read-feed', company: companyCode }),
    'a right was refused',
  );
  // An address that is none says nothing of networks.
  expect((await app.browser(elsewhere).get('/calendar-feeds/none/anniversaries.ics')).status).toBe(404);
  await put([]);
  expect((await app.browser(elsewhere).get(address)).status).toBe(200);
});

/** Reads without a session, and why networks bind one of them and not the others. */
const readsWithoutSession: Readonly<Record<string, string>> = {
  '/company-marks/{markId}': 'mails and the log-in page show the mark',
  '/api/v1/company-faces/{faceKey}': 'the log-in page shows the name, before it is known who calls',
  '/employee/memberadmin/rest/v2/nosession/cntry': 'of no company',
  '/employee/empsearch/rest/v1/nosession/property': 'of no company',
  '/api/v1/platform': 'of no company',
  '/employee/memberadmin/rest/v2/nosession/terms/policy/version': 'of no company',
  '/employee/memberadmin/rest/v2/nosession/terms/version': 'of no company',
  '/employee/memberadmin/rest/v2/nosession/terms/cn': 'of no company',
  '/employee/memberadmin/rest/v2/nosession/cntry/terms/cn': 'of no company',
  '/api/v1/recovery': 'rules of passwords alone; the log-in after it asks where the person is',
  '/api/v1/registration': 'an account may be made from outside, by who proved a contact',
  '/api/v1/session/factor': 'refused outside, by the log-in that waits',
  '/api/v1/operator/setup': 'of no company',
  '/calendar-feeds/{secret}/anniversaries.ics': 'refused outside',
};

test('NET-01 each read without a session declares whether networks restrict it', () => {
  const open = described.filter(({ access, method }) => ['public', 'flow'].includes(access) && method === 'GET');
  expect(open.map(({ path: each }) => each).toSorted()).toEqual(Object.keys(readsWithoutSession).toSorted());
});
