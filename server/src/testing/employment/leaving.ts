import type { Handover } from '@madang/contract/people/employment/rules.ts';
import type { LeftThing } from '@madang/contract/people/employment/routes.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { inCompany } from '../../kernel/db/database.ts';
import type { Answer, Browser } from '../browser.ts';
import { linkInvitation, connectServices } from '../invitations.ts';
import { addTestPerson, employeesOf, employeesPath, signInAs } from '../people.ts';
import type { TestApp } from '../test-app.ts';

const at = (personId: string, act: string) => `${employeesPath}/${personId}/${act}`;

/** A company whose administrator lets people go, and what these leave behind. */
export async function leavingOf(app: TestApp) {
  await connectServices(app);
  const { browser, companyCode, personId } = await employeesOf(app).administratorOf();
  const post = async (by: Browser, path: string, body: object) => {
    const answer = await by.post(path, body);
    expect(answer.status, answer.text).toBe(200);
    return answer;
  };
  return {
    browser,
    companyCode,
    personId,
    colleague: () => addTestPerson(app, { companyCode }),
    /** Another administrator, who makes exports, links and views. */
    async administrator() {
      const person = await addTestPerson(app, { companyCode, roles: ['administrator'] });
      return { ...person, browser: await signInAs(app, person) };
    },
    async department(departmentCode: string, parentDepartmentCode = 'TOP') {
      const names = { departmentName: `부서 ${departmentCode}`, englishDepartmentName: `Team ${departmentCode}` };
      const body = { departmentCode, ...names, language: 'ko', parentDepartmentCode, beforeDepartmentCode: '' };
      await post(browser, '/api/v1/departments', body);
    },
    async place(id: string, departmentCode: string) {
      await inCompany(app.kernel.db, companyCode, (tx) =>
        sql`update people set department_code = ${departmentCode} where person_id = ${id}::uuid`.execute(tx),
      );
    },
    async lead(departmentCode: string, ...personIds: readonly string[]) {
      const answer = await browser.put(headsPath(departmentCode), { personIds });
      expect(answer.status, answer.text).toBe(200);
    },
    async headsOf(departmentCode: string): Promise<string[]> {
      const { rows } = await inCompany(app.kernel.db, companyCode, (tx) =>
        sql<{ id: string }>`select person_id as id from department_heads where department_code = ${departmentCode}
          order by place`.execute(tx),
      );
      return rows.map(({ id }) => id);
    },
    async share(by: Browser, savedViewName: string): Promise<string> {
      const made = await post(by, '/api/v1/saved-views', { savedViewName, query: 'rank=R1', isShared: true });
      return made.json<{ savedViewId: string }>().savedViewId;
    },
    async link(by: Browser, note: string): Promise<string> {
      const made = await post(by, '/api/v1/invitations/links', linkInvitation({ note }));
      return made.json<{ invitationId: string }>().invitationId;
    },
    async leftBy(id: string): Promise<LeftThing[]> {
      const answer = await browser.get(at(id, 'leaving'));
      expect(answer.status, answer.text).toBe(200);
      return answer.json<{ left: LeftThing[] }>().left;
    },
    retire: (id: string, handovers: readonly Handover[], changes: object = {}, by = browser): Promise<Answer> =>
      by.post(at(id, 'retirement'), { reason: 'personal', note: '', when: 'now', handovers, ...changes }),
    reinstate: (id: string): Promise<Answer> => browser.post(at(id, 'reinstatement'), { note: '' }),
  };
}

export const headsPath = (departmentCode: string) => `/api/v1/organisation/departments/${departmentCode}/heads`;

/** All things of a list to one person, or to no one. */
export function allTo(toPersonId: string | null, left: readonly LeftThing[]): Handover[] {
  return left.map(({ kind, thingId }) => ({ kind, thingId, toPersonId }));
}
