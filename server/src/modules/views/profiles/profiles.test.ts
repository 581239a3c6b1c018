import { describe, expect, test } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { textNamesIn } from '@madang/contract/people/people/field-places.ts';
import type { Profile } from '@madang/contract/views/profiles/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { answerOptional, addTestPerson, signInAs, testPassword, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { kernel } = app;
const path = '/api/v1/profile';
const change = { surname: '한', givenName: '바다', englishName: 'Bada Han', language: 'en', timeZone: 'Asia/Tokyo' };
let lastHost = 0;

/** Signs in from a network of its own, because wrong passwords and codes are counted per address. */
function signIn(person: TestPerson) {
  lastHost += 1;
  return signInAs(app, person, { address: `198.51.100.${lastHost}` });
}

function auditOf({ companyCode }: TestPerson) {
  return inCompany(kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['operation', 'actor_id', 'target_id', 'fields'])
      .orderBy('occurred_at')
      .orderBy('audit_id')
      .execute(),
  );
}

const calls = [
  ['get', path],
  ['put', path],
] as const;

test.each(calls)('MEM-06 %s %s requires a session', async (verb, address) => {
  const answer = await app.browser()[verb](address);
  expect([answer.status, answer.error.errorCode]).toEqual([401, 'AC100']);
});

describe('ACC-09 one’s own profile', () => {
  test('shows the company’s data separately, and never another person’s', async () => {
    const person = await addTestPerson(app, { externalMail: 'read.own@outside.example', mobile: '+82-10-2000-0001' });
    await addTestPerson(app, { companyCode: person.companyCode, mobile: '+82-10-2000-0002' });
    const unsettled = { jobListName: '', englishJobListName: '', isHidden: false };
    expect((await (await signIn(person)).get(path)).json()).toEqual({
      ...Object.fromEntries(textNamesIn('own').map((name) => [name, ''])),
      surname: '백',
      givenName: '솔',
      englishName: 'Sol Baek',
      photoId: null,
      language: 'ko',
      timeZone: 'Asia/Seoul',
      residenceCountry: 'KR',
      externalMail: 'read.own@outside.example',
      isExternalMailProven: false,
      mobile: '+82-10-2000-0001',
      isMobileProven: false,
      owned: {
        loginId: person.loginId,
        companyName: '한빛상사',
        englishCompanyName: 'Hanbit Trading',
        departmentName: '',
        englishDepartmentName: '',
        jobRank: null,
        jobTitle: null,
        jobLists: { ranks: unsettled, titles: unsettled },
        securityGrade: 5,
        employeeNumber: '',
        employmentType: 'N',
        englishJobTitle: '',
        voipNumber: '',
        idValidUntil: '',
      },
      isOptionalCovered: false,
      nameScripts: 'koreanOrEnglish',
      representsCompany: false,
    });
  });

  test('RNK-02 shows the own job rank and title under the company’s names, unless hidden', async () => {
    const person = await addTestPerson(app, {});
    const { companyCode, personId } = person;
    await inCompany(kernel.db, companyCode, async (tx) => {
      const common = { company_code: companyCode, sort_order: 1 };
      await tx
        .insertInto('job_ranks')
        .values({ ...common, code: 'GM', name: '과장', english_name: 'Manager' })
        .execute();
      await tx
        .insertInto('job_titles')
        .values({ ...common, code: 'TL', name: '팀장', english_name: '' })
        .execute();
      await tx
        .insertInto('job_lists')
        .values({ company_code: companyCode, list: 'job_titles', name: '직무', english_name: 'Duty', is_hidden: true })
        .execute();
      await tx
        .updateTable('people')
        .set({ job_rank_code: 'GM', job_title_code: 'TL' })
        .where('company_code', '=', companyCode)
        .where('person_id', '=', personId)
        .execute();
    });
    const { owned } = (await (await signIn(person)).get(path)).json<Profile>();
    expect(owned.jobRank).toEqual({ jobRankCode: 'GM', jobRankName: '과장', englishJobRankName: 'Manager' });
    expect(owned.jobTitle).toEqual({ jobRankCode: 'TL', jobRankName: '팀장', englishJobRankName: '' });
    expect(owned.jobLists.titles).toEqual({ jobListName: '직무', englishJobListName: 'Duty', isHidden: true });
  });

  test('is changed only for this person, updated in every session at once and audited by field names', async () => {
    const person = await addTestPerson(app);
    await answerOptional(app, person, true);
    const colleague = await addTestPerson(app, { companyCode: person.companyCode });
    const [own, other] = [await signIn(person), await signIn(person)];
    expect((await own.put(path, change)).json()).toEqual({ result: 'success' });
    expect((await other.get('/api/v1/session')).json()).toMatchObject({ fullName: '한바다', language: 'en' });
    expect((await own.get(path)).json()).toMatchObject(change);
    expect((await (await signIn(colleague)).get(path)).json()).toMatchObject({ surname: '백', timeZone: 'Asia/Seoul' });
    expect((await auditOf(person)).filter(({ operation }) => operation === 'change-profile')).toEqual([
      {
        operation: 'change-profile',
        actor_id: person.personId,
        target_id: person.personId,
        fields: ['surname', 'givenName', 'englishName', 'language', 'timeZone'],
      },
    ]);
  });

  test.each([
    [{ surname: '' }, 'surname', 'MB_M_MANAGER_JS_ENTERLASTNAME'],
    [{ givenName: ' ' }, 'givenName', 'MB_M_MANAGER_JS_ENTERNAME'],
    [{ givenName: ' 솔' }, 'givenName', 'MB_M_LEADING_SPACE'],
    [{ surname: '가'.repeat(51) }, 'surname', 'MB_M_MAX_LENGTH'],
    [{ surname: '李' }, 'surname', 'MB_M_NAME_SPECIAL_VALID'],
    [{ englishName: '솔' }, 'englishName', 'MB_M_NAME_SPECIAL_VALID'],
    [{ timeZone: '+09:00' }, 'timeZone', 'MB_M_TIME_ZONE'],
    [{ language: 'fr' }, 'language', 'CO400'],
    [{ loginId: 'somebody@else.example' }, 'loginId', 'CO400'],
    [{ securityGrade: 1 }, 'securityGrade', 'CO400'],
  ])('refuses %j and changes nothing', async (wrong, field, code) => {
    const person = await addTestPerson(app);
    const own = await signIn(person);
    const answer = await own.put(path, { ...change, ...wrong });
    expect([answer.status, answer.error.fields[0]?.path, answer.error.fields[0]?.code]).toEqual([400, field, code]);
    expect((await own.get(path)).json()).toMatchObject({ surname: '백', timeZone: 'Asia/Seoul' });
  });

  test('of the platform’s own people accepts names of any script', async () => {
    await app.setProperty(credentialProperties.secondFactor, 'optional');
    const operator = await signIn(await addTestPerson(app, { roles: ['operator'] }));
    expect((await operator.put(path, { ...change, surname: '李', givenName: '明' })).status).toBe(200);
    expect((await operator.get(path)).json()).toMatchObject({ surname: '李', nameScripts: 'all' });
  });

  test('accepts no new optional data from a person who declined its storage', async () => {
    const person = await addTestPerson(app);
    await answerOptional(app, person, false);
    const own = await signIn(person);
    const refused = await own.put(path, change);
    expect([refused.status, refused.error.fields[0]]).toMatchObject([
      409,
      { path: 'englishName', code: 'OPTIONAL_DECLINED' },
    ]);
    expect((await own.put(path, { ...change, englishName: '' })).status).toBe(200);
    const body = { option: 'mobile', optionValue: '+82-10-2000-0003', password: testPassword };
    const code = await own.post(`${path}/contact-code`, body);
    expect([code.status, code.error.errorCode]).toEqual([409, 'OPTIONAL_DECLINED']);
  });
});
