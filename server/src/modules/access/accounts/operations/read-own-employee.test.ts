import { expect, test } from 'vitest';
import { addTestPerson, signInAs } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/employee/memberadmin/rest/v1/emp/readEmployeeByUserId';

test('API-01 readEmployeeByUserId returns the caller’s own record for an empty ID or the own one', async () => {
  const person = await addTestPerson(app, { loginId: 'solbaek@madang.example', roles: ['representative'] });
  const browser = await signInAs(app, person);
  for (const body of [{ userId: '' }, {}, { userId: 'solbaek@madang.example' }, { userId: 'solbaek' }]) {
    expect((await browser.post(path, body)).json()).toEqual({
      memberVO: {
        epid: person.personId,
        userId: 'solbaek@madang.example',
        prefLangCd: 'KO',
        compCd: person.companyCode,
        compStrcCd: person.companyCode,
        suborgCd: person.companyCode,
        compNm: '한빛상사',
        enCompNm: 'Hanbit Trading',
        fnm: '백솔',
        enFnm: 'Sol Baek',
        ptConfYn: 'N',
      },
    });
  }
});

test.each(['en', 'zh', 'ja', 'tw', 'vi'] as const)(
  'API-01 readEmployeeByUserId returns the language %s as US',
  async (language) => {
    const browser = await signInAs(app, await addTestPerson(app, { language }));
    expect((await browser.post(path)).json()).toMatchObject({ memberVO: { prefLangCd: 'US' } });
  },
);

test('API-07 another person’s ID is refused like an unknown one', async () => {
  const [person, other] = [await addTestPerson(app), await addTestPerson(app)];
  const browser = await signInAs(app, person);
  for (const userId of [other.loginId, 'nobody@company.example']) {
    const answer = await browser.post(path, { userId });
    expect([answer.status, answer.error.errorCode]).toEqual([403, 'CO401']);
  }
});

test('MEM-06 a call without a session is answered AC100, whatever noSessionPrc is', async () => {
  expect((await app.browser().post(`${path}?noSessionPrc=Y`, { userId: '' })).error.errorCode).toBe('AC100');
});
