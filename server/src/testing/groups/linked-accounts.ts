import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import type { LoginTies, OwnCompany } from '@madang/contract/access/linked-accounts/routes.ts';
import type { Browser } from '../browser.ts';
import { addTestCompany, addTestPerson, signInAs, testPassword, type TestPerson } from '../people.ts';
import type { TestApp } from '../test-app.ts';

const path = '/api/v1/login-ties';

export const codeOf = async (answer: ReturnType<Browser['post']>) => {
  const { status, error } = await answer;
  return status === 200 ? 'done' : error.errorCode;
};

export const tiesOf = async (by: Browser) => (await by.get(path)).json<LoginTies>();
export const ownCompaniesOf = async (by: Browser) =>
  (await by.get('/api/v1/own-companies')).json<List<OwnCompany>>().items.map(({ companyCode }) => companyCode);
export const offer = (by: Browser, { loginId }: Pick<TestPerson, 'loginId'>, password = testPassword) =>
  codeOf(by.post(path, { askedLoginId: loginId, password }));
export const openTo = async (by: Browser) => (await tiesOf(by)).items.at(-1)?.tieId ?? '';
export const accept = (by: Browser, tieId: string, password = testPassword) =>
  codeOf(by.post(`${path}/${tieId}/acceptance`, { password }));
export const leave = (by: Browser, tieId: string) => codeOf(by.post(`${path}/${tieId}/refusal`));
export const end = (by: Browser, tieId: string) => codeOf(by.delete(`${path}/${tieId}`));
export const change = (by: Browser, companyCode: string) => codeOf(by.post('/api/v1/session/company', { companyCode }));
/** Returns the company in which a browser is signed in, or the error code that explains why it is not. */
export const companyOf = async (by: Browser) => {
  const answer = await by.get('/api/v1/session');
  return answer.status === 200 ? answer.json<{ companyCode: string }>().companyCode : answer.error.errorCode;
};

/** Leading companies with one beside each, and who administers them. */
export function groupsOf(app: TestApp) {
  const { db } = app.kernel;
  let lastHost = 0;
  const nextAddress = () => {
    lastHost += 1;
    return `198.51.100.${lastHost}`;
  };
  async function personOf(companyCode: string, role: 'representative' | 'administrator' | 'employee') {
    const person = await addTestPerson(app, { companyCode, roles: [role], language: 'en' });
    const address = nextAddress();
    return { ...person, address, desk: await signInAs(app, person, { address }) };
  }
  /** A leading company and one beside it, each with its representative, and an administrator of the leading one. */
  async function group() {
    const headCode = await addTestCompany(app, { name: '한빛지주', englishName: 'Hanbit Holding' });
    const memberCode = await addTestCompany(app, { name: '솔바람상사', englishName: 'Solbaram Trading' });
    const structureCode = `G${randomUUID().replaceAll('-', '').slice(0, 10)}`.toUpperCase();
    const names = { name: '한빛그룹', english_name: 'Hanbit Group' };
    await db
      .insertInto('company_structures')
      .values({ structure_code: structureCode, head_code: headCode, ...names })
      .execute();
    for (const company_code of [headCode, memberCode]) {
      await db.insertInto('structure_members').values({ company_code, structure_code: structureCode }).execute();
    }
    const head = await personOf(headCode, 'representative');
    const member = await personOf(memberCode, 'representative');
    const administrator = await personOf(headCode, 'administrator');
    return { headCode, memberCode, structureCode, head, member, administrator };
  }
  async function nextSubject({ loginId }: Pick<TestPerson, 'loginId'>): Promise<string> {
    const message = await app.mailbox.next(loginId);
    // The company stands before what it is about.
    return 'subject' in message ? message.subject.replace(/^\[[^\]]*\] /, '') : '';
  }
  /** The administrator of the leading company administers the other one too. */
  async function tied() {
    const made = await group();
    expect(await offer(made.member.desk, made.administrator)).toBe('done');
    const tieId = await openTo(made.administrator.desk);
    expect(await accept(made.administrator.desk, tieId)).toBe('done');
    expect(await nextSubject(made.member)).toBe('A group administrator has been added');
    return { ...made, tieId };
  }
  /** Another browser of someone, signed in. */
  const again = (person: TestPerson) => signInAs(app, person, { address: nextAddress() });
  return { personOf, group, tied, nextSubject, again, nextAddress };
}
