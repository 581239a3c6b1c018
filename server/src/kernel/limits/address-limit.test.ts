import { expect, test } from 'vitest';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { askForCode } from '../../testing/one-time-codes.ts';
import { addTestCompany, addTestPerson, signInAs, testPassword } from '../../testing/people.ts';
import { nextPerson } from '../../testing/sign-up.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
await app.setProperty(flowsPerAddress, 1_000_000);
const perAddress = otpProperties.sendsPerAddressTenMinutes.initial;
const newMail = () => `network${nextPerson()}@outside.example`;

/** A company of so many people that signs in from the networks alone. */
async function companyAt(networks: string[], people: number): Promise<string> {
  const companyCode = await addTestCompany(app);
  for (let number = 0; number < people; number += 1) await addTestPerson(app, { companyCode });
  await app.pools.owner.query(
    `insert into access_rules (company_code, networks, networks_key) values ($1, $2::text[]::cidr[], gen_random_uuid())
      on conflict (company_code) do update set networks = excluded.networks, networks_key = excluded.networks_key`,
    [companyCode, networks],
  );
  return companyCode;
}

/** Returns how many of `count` codes for different people are sent when all are requested at once. */
async function sentFrom(address: string, count: number): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, () => askForCode(app.browser({ address }), 'externalMail', newMail())),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ error }) => error.errorCode))).toEqual(new Set(['NETWORK_LIMIT']));
  return count - refused.length;
}

test('OTP-08 an address in the networks of a company has as many more codes as the company has people', async () => {
  await companyAt(['203.0.113.0/24', '2001:db8:5::/48'], 3);
  expect(await sentFrom('203.0.113.7', perAddress + 6)).toBe(perAddress + 3);
  // Another address of the same networks shares what is left, which is nothing.
  expect(await sentFrom('2001:db8:5::1', perAddress + 2)).toBe(perAddress);
  expect(await sentFrom('198.51.100.1', perAddress + 2)).toBe(perAddress);
  await app.advance(600);
  expect(await sentFrom('203.0.113.8', perAddress + 6)).toBe(perAddress + 3);
});

test('OTP-08 the companies of an address are found by the narrowest network, at most five and only in service', async () => {
  const wide = await companyAt(['198.18.0.0/15'], 1);
  const narrow = await companyAt(['198.18.0.0/24', '192.0.2.0/24'], 2);
  expect(await app.kernel.admission.expectedAt(app.kernel.db, '::ffff:198.18.0.9')).toEqual([
    { companyCode: narrow, people: 2 },
    { companyCode: wide, people: 1 },
  ]);
  await app.pools.owner.query(
    'update companies set ended_at = app_now(), destroyed_after = app_now() where company_code = $1',
    [narrow],
  );
  expect(await app.kernel.admission.expectedAt(app.kernel.db, '198.18.0.9')).toEqual([
    { companyCode: wide, people: 1 },
  ]);
  for (let number = 0; number < 5; number += 1) await companyAt(['198.19.0.0/24'], 1);
  expect(await app.kernel.admission.expectedAt(app.kernel.db, '198.19.0.9')).toHaveLength(5);
  for (const address of ['', 'unknown', '198.51.100.1'])
    expect(await app.kernel.admission.expectedAt(app.kernel.db, address)).toEqual([]);
});

test('OTP-08 codes requested by signed-in people count towards them, not towards their address', async () => {
  const address = '198.51.100.60';
  expect(await sentFrom(address, perAddress + 1)).toBe(perAddress);
  const companyCode = await addTestCompany(app);
  for (let number = 0; number < 3; number += 1) {
    const browser = await signInAs(app, await addTestPerson(app, { companyCode }), { address });
    const asked = await browser.post('/api/v1/profile/contact-code', {
      option: 'epExternalMail',
      optionValue: newMail(),
      password: testPassword,
    });
    expect(asked.status, asked.text).toBe(200);
  }
});
