import type { TestApp } from '../test-app.ts';
import { asAdmin } from './as-admin.ts';

/** Inserts a company's people by the thousand in one statement, without search triggers, for tests of plans. */
export function plantPeople(app: Pick<TestApp, 'pools'>, companyCode: string, count: number): Promise<void> {
  return asAdmin(app, async (admin) => {
    await admin.query('begin');
    await admin.query('set local session_replication_role = replica');
    await admin.query(
      `insert into people (company_code, person_id, login_id, surname, given_name, full_name, english_name, language,
         residence_country, time_zone, is_confirmed, applied_at)
       select $1, new_id(), 'planted' || n || '.' || lower($1) || '@people.example', '표', n::text, '표' || n, 'Pyo ' || n, 'ko',
         'KR', 'Asia/Seoul', true, app_now()
       from generate_series(1, $2::integer) n`,
      [companyCode, count],
    );
    await admin.query('commit');
    await admin.query('analyze people');
  });
}
