import { expect, test } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { statementsOfCall } from '../../../testing/database/count-statements.ts';
import { addTestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

// Without its jobs: only who has an account is sent a mail, and its delivery is no part of the answer.
const app = await startTestApp({ work: false });
let hosts = 0;

/** Returns the database statements of one send. */
async function statementsOfSend(loginId: string, optionValue: string): Promise<string[]> {
  const browser = app.browser({ address: `198.51.100.${(hosts += 1)}` });
  // Opens the flow.
  await browser.get('/api/v1/recovery');
  const body = { option: 'epExternalMail', optionValue, locale: 'en', compCd: '', userId: loginId };
  return statementsOfCall(async () => {
    const answer = await browser.post('/employee/memberadmin/rest/v1/id/nosession/newemp?noSessionPrc=Y', body);
    expect(answer.status, answer.text).toBe(200);
  });
}

async function expectAlike(
  [loginId, mail]: readonly [string, string],
  [otherId, otherMail]: readonly [string, string],
) {
  const statements = await statementsOfSend(loginId, mail);
  expect(statements.length).toBeGreaterThan(0);
  expect(await statementsOfSend(otherId, otherMail)).toEqual(statements);
}

test('ACC-03 in profile strict a send runs the same statements with and without an account', async () => {
  await app.setProperty(credentialProperties.passwordProfile, 'strict');
  const externalMail = 'known@outside.example';
  const { loginId } = await addTestPerson(app, { externalMail, isExternalMailProven: true });
  await expectAlike([loginId, externalMail], [`n${loginId}`, `n${externalMail}`]);
  await app.setProperty(credentialProperties.passwordProfile, 'spec');
});

test.each([true, false])(
  'ACC-03 a send for an ID of a strict company runs the same statements, confirmed: %s',
  async (isConfirmed) => {
    const loginId = `own${isConfirmed}@people.example`;
    const { companyCode } = await addTestPerson(app, { loginId, isConfirmed });
    await app.kernel.db
      .updateTable('companies')
      .set({ password_profile: 'strict' })
      .where('company_code', '=', companyCode)
      .execute();
    await expectAlike([loginId, loginId], [`nobody${loginId}`, `nobody${loginId}`]);
  },
);
