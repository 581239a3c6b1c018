import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { appliedImportOf } from '../../../testing/imports/work-on-imports.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { runOf } from '../../../testing/operations/runs.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const companyCode = 'IDMOVE';
const domain = 'moved.example';
const count = process.env['MADANG_FULL'] ? 1_000 : 60;

test('IDR-02 BLK-02 a company moves all of its IDs to its own domain in one run, with a letter and a former ID for each', async () => {
  const by = Object.assign(await memberBrowser(app, { companyCode, role: 'administrator' }), { companyCode });
  await inCompany(kernel.db, companyCode, async (tx) => {
    await sql`insert into mail_domains (company_code, domain, record_text, state, proven_at)
      values (${companyCode}, ${domain}, 'proven', 'proven', app_now())`.execute(tx);
    await sql`
      with made as (
        insert into people (company_code, person_id, login_id, surname, given_name, full_name, language, residence_country,
          time_zone, is_confirmed, employee_number)
        select ${companyCode}, gen_random_uuid(), 'worker' || n || 'x@madang.example', 'Baek', 'Sol', 'Baek Sol', 'ko', 'KR',
          'Asia/Seoul', true, 'M' || n from generate_series(1, ${count}::integer) n
        returning login_id, company_code, person_id)
      insert into login_ids (login_id, company_code, person_id) select * from made`.execute(tx);
  });
  const lines = Array.from({ length: count }, (_, index) => `M${index + 1}\tworker${index + 1}x@${domain}`);
  const begun = performance.now();
  const text = ['사번\t새 아이디', ...lines].join('\n');
  const { runId } = await appliedImportOf(kernel, by, { kind: 'loginIdChanges', text });
  expect(await runOf(by, runId ?? '')).toMatchObject({ state: 'done', done: count });
  // 60 s are wanted for 1,000, with the file read and checked.
  if (process.env['MADANG_FULL']) console.info(`${count} IDs in ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
  const { rows } = await inCompany(kernel.db, companyCode, (tx) =>
    sql`select
        (select count(*)::int from login_ids where company_code = ${companyCode} and is_former and kept_until is null) as former,
        (select count(*)::int from login_ids where company_code = ${companyCode} and not is_former
          and login_id like '%@moved.example') as moved,
        (select count(*)::int from people where company_code = ${companyCode} and login_id like '%@moved.example') as people,
        (select count(*)::int from inbox_messages where company_code = ${companyCode}) as letters`.execute(tx),
  );
  expect(rows).toEqual([{ former: count, moved: count, people: count, letters: count }]);
});
