import { expect, test } from 'vitest';
import { languages } from '@madang/contract/kernel/languages.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const path = '/api/v1/memberships';
const companyCode = 'RCODE1';

/** Status, code and field of a refusal, and its words in each language. */
async function refusal(ask: (headers: Record<string, string>) => ReturnType<Browser['post']>) {
  const words = new Set<string>();
  let seen: unknown;
  for (const language of languages) {
    const { status, error } = await ask({ 'accept-language': language === 'tw' ? 'zh-TW' : language });
    seen = [status, error.errorCode, error.fields[0]?.path];
    expect(error.errorMessage).not.toMatch(/\{\{|undefined|^[A-Z_\d]+$/);
    words.add(error.errorMessage);
  }
  return { seen, words: words.size };
}

test('ERR-01 MEM-01 the error codes of roles, people and companies have a status, a field and texts in six languages', async () => {
  const administrator = await memberBrowser(app, { companyCode, role: 'administrator' });
  const manager = await memberBrowser(app, { companyCode, role: 'membershipManager' });
  const colleague = await memberBrowser(app, { companyCode, role: 'employee' });
  const closed = await memberBrowser(app, { companyCode, role: 'employee' });
  const stranger = await memberBrowser(app, { companyCode: 'RCODE2', role: 'employee' });
  await inCompany(app.kernel.db, companyCode, (tx) =>
    tx
      .updateTable('people')
      .set({ closed_at: new Date(), employment_status: 'R' })
      .where('person_id', '=', closed.personId)
      .execute(),
  );
  const give = (by: Browser, personId: string, role: string) => (headers: Record<string, string>) =>
    by.post(path, { personId, role }, headers);
  expect(await refusal(give(manager, colleague.personId, 'administrator'))).toEqual({
    seen: [403, 'AC105', 'role'],
    words: languages.length,
  });
  expect(await refusal(give(administrator, stranger.personId, 'manager'))).toEqual({
    seen: [409, 'EM0006', 'personId'],
    words: languages.length,
  });
  expect(await refusal(give(administrator, manager.personId, 'membershipManager'))).toEqual({
    seen: [409, 'EM0008', 'role'],
    words: languages.length,
  });
  expect(await refusal(give(administrator, closed.personId, 'manager'))).toEqual({
    seen: [409, 'EM0009', 'personId'],
    words: languages.length,
  });
  expect(await refusal((headers) => app.browser().get(path, headers))).toEqual({
    seen: [401, 'AC100', undefined],
    words: languages.length,
  });
  // The calls of company lists refuse every code that is not the own company's alike.
  for (const code of ['RCODE2', 'NOSUCHCOMPANY']) {
    const menus = `/board/rest/v1/admin/topmenu/list?compCd=${code}`;
    const { seen, words } = await refusal((headers) => administrator.get(menus, headers));
    expect([seen, words]).toEqual([[403, 'CO401', undefined], languages.length]);
  }
});
