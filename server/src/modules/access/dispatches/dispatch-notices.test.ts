// Runs on every PostgreSQL: jobs.
import { dispatchLimits } from '@madang/contract/access/dispatches/limits.ts';
import type { ConsoleNotice } from '@madang/contract/views/console/routes.ts';
import { expect, test } from 'vitest';
import { dayFrom, type DispatchCompany, dispatching } from '../../../testing/groups/dispatching.ts';
import type { TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { en } from './texts/en.ts';
import { ko } from './texts/ko.ts';

const app = await startTestApp();
const { act, askFor, becomes, logIn, moveDays, pair, person, read } = dispatching(app);

const noticesOf = async ({ desk }: Pick<DispatchCompany, 'desk'>) => {
  const { items } = (await desk.get('/api/v1/console/notices')).json<{ items: ConsoleNotice[] }>();
  return items.filter(({ kind }) => kind === 'waitingDispatches' || kind === 'endingDispatches');
};

test('STA-09 the bell of both companies shows pending answers and dispatches that end soon', async () => {
  const { home, host } = await pair();
  const sent = await person(home);
  const id = await askFor(home.desk, sent.personId, host.companyCode);
  await becomes(host, id, 'asked');
  const waiting = { kind: 'waitingDispatches', count: 1, dispatchId: id };
  expect(await noticesOf(home)).toEqual([{ ...waiting, side: 'home' }]);
  expect(await noticesOf(host)).toEqual([{ ...waiting, side: 'host' }]);
  expect(await act(host, id, 'acceptance')).toBe('done');
  await becomes(home, id, 'running');
  await becomes(host, id, 'running');
  expect([await noticesOf(home), await noticesOf(host)]).toEqual([[], []]);
  await moveDays(id, 30 - dispatchLimits.endingDays, home, host);
  const endsOn = dayFrom(dispatchLimits.endingDays);
  const ending = { kind: 'endingDispatches', count: 1, dispatchId: id, endsOn };
  expect(await noticesOf(home)).toEqual([{ ...ending, side: 'home' }]);
  expect(await noticesOf(host)).toEqual([{ ...ending, side: 'host' }]);
  // One that is to be prolonged waits for an answer again.
  expect(await act(home, id, 'prolongation', { until: dayFrom(60) })).toBe('done');
  await expect
    .poll(async () => (await noticesOf(host)).map(({ kind }) => kind), { timeout: 15_000 })
    .toEqual(['waitingDispatches']);
  expect((await noticesOf(home)).map(({ kind }) => kind)).toEqual(['waitingDispatches']);
  const employee = { desk: await logIn(await person(host)) };
  expect((await employee.desk.get('/api/v1/console/notices')).status).toBe(403);
});

/** Reads the next letters of a person, without the company that stands before a subject. */
async function lettersOf({ loginId }: TestPerson, count: number): Promise<string[]> {
  const subjects: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const message = await app.mailbox.next(loginId);
    subjects.push('subject' in message ? message.subject.replace(/^\[[^\]]*\] /, '') : '');
  }
  return subjects;
}

test('STA-09 both administrators and the person get one letter for each step of a dispatch', async () => {
  const { home, host } = await pair();
  const sent = await person(home);
  const id = await askFor(home.desk, sent.personId, host.companyCode);
  await becomes(host, id, 'asked');
  expect(await act(host, id, 'acceptance')).toBe('done');
  await becomes(home, id, 'running');
  await becomes(host, id, 'running');
  expect(await act(home, id, 'prolongation', { until: dayFrom(60) })).toBe('done');
  const askedUntil = async ({ desk }: DispatchCompany) => (await read(desk, id)).askedUntil;
  await expect.poll(() => askedUntil(host), { timeout: 15_000 }).toBe(dayFrom(60));
  expect(await act(host, id, 'acceptance')).toBe('done');
  await expect.poll(() => askedUntil(home), { timeout: 15_000 }).toBe(null);
  await expect.poll(() => askedUntil(host), { timeout: 15_000 }).toBe(null);
  expect(await act(host, id, 'release')).toBe('done');
  await becomes(home, id, 'ended');
  const { headings } = en.dispatchMails;
  const steps = ['asked', 'accepted', 'begun', 'prolongationAsked', 'prolonged', 'released'] as const;
  for (const { administrator } of [home, host]) {
    const letters = await lettersOf(administrator, steps.length);
    expect(letters.toSorted()).toEqual(steps.map((step) => headings[step]).toSorted());
    expect(app.mailbox.count(administrator.loginId)).toBe(steps.length);
  }
  const own = ['asked', 'accepted', 'prolongationAsked', 'prolonged'] as const;
  const letters = await lettersOf(sent, steps.length);
  expect(letters).toEqual(expect.arrayContaining(own.map((step) => ko.dispatchMails.headings[step])));
  expect(letters).toEqual(
    expect.arrayContaining([
      app.kernel.translator.text('ko', 'accountMails.employment.dispatchBegun.heading'),
      app.kernel.translator.text('ko', 'accountMails.employment.dispatchEnded.heading'),
    ]),
  );
  expect(app.mailbox.count(sent.loginId)).toBe(steps.length);
});
