import { expect, test, vi } from 'vitest';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { pino } from 'pino';
import { askForCode, enterCode, personOf, wrongCode } from '../../../testing/one-time-codes.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const isFull = process.env['MADANG_FULL'] !== undefined;
const rounds = isFull ? 1_000 : 3;
const crowd = 64;
const many = Array.from({ length: crowd }, (_, index) => index);
const lines: string[] = [];
const app = await startTestApp({ log: pino({ level: 'warn' }, { write: (line: string) => lines.push(line) }) });
const { kernel, mailbox } = app;
await app.setProperty(flowsPerAddress, 1_000_000);
await app.setProperty(otpProperties.sendsPerAddressTenMinutes, 1_000_000);

async function sent(target: string) {
  const browser = app.browser();
  const personId = personOf(await askForCode(browser, 'externalMail', target));
  return { browser, personId, code: await mailbox.nextCode(target) };
}

function codeOf(personId: string) {
  return kernel.db
    .selectFrom('otp_codes')
    .innerJoin('flows', 'flows.flow_id', 'otp_codes.flow_id')
    .select(['tries', 'used_at', 'state'])
    .where('reserved_person_id', '=', personId)
    .executeTakeFirstOrThrow();
}

function tally(outcomes: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(outcomes)].map((each) => [each, outcomes.filter((one) => one === each).length]),
  );
}

const timeout = isFull ? 3_600_000 : 60_000;

test(`OTP-04 of ${crowd} wrong tries at once four are compared, in ${rounds} rounds`, { timeout }, async () => {
  const hashing = vi.spyOn(kernel.keyring, 'matchesIndex');
  for (let round = 0; round < rounds; round += 1) {
    const { browser, personId, code } = await sent(`wrong${round}@works.example`);
    hashing.mockClear();
    // Some name where the code went, which changes nothing.
    const named = (step: number) => (step % 2 === 0 ? `wrong${round}@works.example` : undefined);
    const answers = await Promise.all(
      many.map((step) => enterCode(browser, personId, wrongCode(code, step + 1), named(step))),
    );
    const compared = hashing.mock.calls.filter(([, purpose]) => purpose === 'otp.code').length;
    expect(compared).toBe(4);
    expect(tally(answers.map((answer) => answer.error.errorCode))).toEqual({ OTP0008: 3, OTP0007: crowd - 3 });
    expect(await codeOf(personId)).toMatchObject({ tries: 4, used_at: null, state: 'sent' });
    expect((await enterCode(browser, personId, code)).error.errorCode).toBe('OTP0007');
  }
});

test(`OTP-02 of ${crowd} right tries at once one succeeds, in ${rounds} rounds`, { timeout }, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { browser, personId, code } = await sent(`right${round}@works.example`);
    const answers = await Promise.all(many.map(() => enterCode(browser, personId, code)));
    const succeeded = answers.filter((answer) => answer.status === 200);
    expect(succeeded).toHaveLength(1);
    // Anyone who comes behind the right one typed nothing wrong.
    const losers = answers.filter((answer) => answer.status !== 200);
    expect(tally(losers.map((answer) => answer.error.errorCode))).toEqual({ OTP_USED: crowd - 1 });
    expect(await codeOf(personId)).toMatchObject({ used_at: expect.any(Date), state: 'verified' });
  }
});

test(`OTP-03 of ${crowd} simultaneous requests for one target one sends a code`, async () => {
  for (let round = 0; round < 5; round += 1) {
    const target = `target${round}@works.example`;
    const answers = await Promise.all(many.map(() => askForCode(app.browser(), 'externalMail', target)));
    expect(tally(answers.map((answer) => String(answer.status)))).toEqual({ 200: 1, 429: crowd - 1 });
    await mailbox.next(target);
    expect(mailbox.count(target)).toBe(1);
  }
});

test('OTP-03 simultaneous requests of one flow for many targets send five codes', async () => {
  const browser = app.browser();
  expect((await askForCode(browser, 'externalMail', 'flow@works.example')).status).toBe(200);
  const answers = await Promise.all(many.map((use) => askForCode(browser, 'externalMail', `flow${use}@works.example`)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(4);
  expect(answers.every((answer) => answer.status === 200 || answer.error.errorCode === 'OTP0003')).toBe(true);
});

test('OTP-04 requesting and entering at once in one flow returns only answers of the contract', async () => {
  await app.setProperty(otpProperties.sendsPerFlow, 1_000);
  const { browser, personId, code } = await sent('mixed@works.example');
  const answers = await Promise.all(
    many.map((use) =>
      use % 2 === 0
        ? askForCode(browser, 'externalMail', `mixed${use}@works.example`)
        : enterCode(browser, personId, use % 4 === 1 ? code : wrongCode(code)),
    ),
  );
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].every((status) => status === 200 || status === 422)).toBe(true);
});

const flood = isFull ? 5_000 : 300;
test(
  `OTP-03 of ${flood} SMS requested for one range of numbers from many addresses 20 are sent, and it is logged`,
  { timeout },
  async () => {
    const statuses: number[] = [];
    for (let start = 0; start < flood; start += 50) {
      const batch = Array.from({ length: 50 }, (_, index) => start + index);
      const answers = await Promise.all(
        batch.map((use) => {
          const address = `10.${use >> 16}.${(use >> 8) & 255}.${use & 255}`;
          return askForCode(app.browser({ address }), 'mobile', `+82-10-5555-${String(use).padStart(4, '0')}`);
        }),
      );
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(tally(statuses.map(String))).toEqual({ 200: 20, 429: flood - 20 });
    const warnings = lines.filter((line) => line.includes('otp.sends_per_range_hour'));
    expect(warnings.length).toBeGreaterThan(0);
    // With the digit before it: a time or a process of a line may hold any four.
    expect(lines.join('')).not.toMatch(/0-?5555-?\d{4}/);
  },
);
