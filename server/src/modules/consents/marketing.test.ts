import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { inCompany } from '../../kernel/db/database.ts';
import { answersOf, consentCalls as calls, consentSteps, privacyOf, ticketOf } from '../../testing/consent-steps.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const { kernel } = app;
const { newBrowser, logIn, waitingPerson } = consentSteps(app);

describe('TRM-06 a consent to marketing', () => {
  test('is asked again after two years, alone, and a refusal is not asked again', async () => {
    const waiting = await waitingPerson();
    const { browser, person } = waiting;
    const cmar = await browser.get('/employee/memberadmin/rest/v2/nosession/terms/cn?trmsCd=CMAR&cntryCd=KR');
    const row = { trmsCd: 'CMAR', trmsVerVal: cmar.json<{ trmsVerVal: string }>().trmsVerVal };
    await browser.form(calls.form, { ticket: await ticketOf(waiting) });
    await inCompany(kernel.db, person.companyCode, (tx) =>
      sql`insert into agreements (company_code, person_id, terms_code, country_code, version, language, is_agreed,
          residence_country, text_hash, flow_id)
        select ${person.companyCode}, ${person.personId}, terms_code, country_code, version, language, true, 'KR',
          text_hash, new_id()
        from terms_texts
        where (terms_code, country_code, version, language) = ('CMAR', 'KR', ${row.trmsVerVal}, 'ko')`.execute(tx),
    );
    const twoYears = 2 * 365 * 24 * 60 * 60;
    await app.advance(twoYears - 3 * 24 * 60 * 60);
    expect((await logIn(person)).status).toBe(200);
    await app.advance(5 * 24 * 60 * 60);
    const again = newBrowser();
    expect((await logIn(person, again)).error.errorCode).toBe('CONSENT_NEEDED');
    expect((await again.post(calls.begin)).json()).toMatchObject({ waiting: { due: ['CMAR'], isFirst: false } });
    const body = { ...answersOf(waiting), pslInfoAgmts: [{ ...row, agmtYn: 'N' }] };
    expect((await again.post(calls.agree, body)).status).toBe(200);
    // Nothing was asked about optional data, so nothing can be taken away by the answer.
    expect((await again.post(calls.privacy, privacyOf(waiting, { agmtYn: 'N' }))).error.errorCode).toBe('MB822');
    expect((await again.post(calls.privacy, privacyOf(waiting))).json()).toEqual({ result: 'success', data: null });
    const { ticket } = (await again.post(calls.ticket)).json<{ ticket: string }>();
    expect((await again.form(calls.form, { ticket })).status).toBe(303);
    await app.advance(twoYears);
    expect((await logIn(person)).status).toBe(200);
  });
});
