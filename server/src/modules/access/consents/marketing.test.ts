import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { answersOf, consentCalls as calls, consentSteps, privacyOf, ticketOf } from '../../../testing/consent-steps.ts';
import { addTestPerson, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { askMarketingConsent } from './ask-marketing-consent.ts';

const app = await startTestApp();
const { kernel } = app;
const { newBrowser, logIn, waitingPerson } = consentSteps(app);

/** A yes to the newest marketing terms, as it is given today. */
function agreeToMarketing({ companyCode, personId }: TestPerson, version = '2024-09-02') {
  return inCompany(kernel.db, companyCode, (tx) =>
    sql`insert into agreements (company_code, person_id, terms_code, country_code, version, language, is_agreed,
        residence_country, text_hash, flow_id)
      select ${companyCode}, ${personId}, terms_code, country_code, version, language, true, 'KR', text_hash, new_id()
      from terms_texts
      where (terms_code, country_code, version, language) = ('CMAR', 'KR', ${version}, 'ko')`.execute(tx),
  );
}

/** The marketing terms in force, as an answer names them. */
async function marketingRow(browser: Browser) {
  const { trmsVerVal } = (
    await browser.get('/employee/memberadmin/rest/v2/nosession/terms/cn?trmsCd=CMAR&cntryCd=KR')
  ).json<{ trmsVerVal: string }>();
  return { trmsCd: 'CMAR', trmsVerVal };
}

describe('TRM-06 a consent to marketing', () => {
  test('is asked for again after two years, alone, and a refusal is final', async () => {
    const waiting = await waitingPerson();
    const { browser, person } = waiting;
    const row = await marketingRow(browser);
    await browser.form(calls.form, { ticket: await ticketOf(waiting) });
    await agreeToMarketing(person, row.trmsVerVal);
    const twoYears = 2 * 365 * daySeconds;
    await app.advance(twoYears - 3 * daySeconds);
    expect((await logIn(person)).status).toBe(200);
    await app.advance(5 * daySeconds);
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

  test.each([
    ['given anew', 'Y', '[한빛상사] 마케팅 정보 수신에 동의하셨습니다'],
    ['taken back', 'N', '[한빛상사] 마케팅 정보 수신 동의를 철회하셨습니다'],
  ])('that expired and is %s at the sign-in shows its date', async (_case, agmtYn, subject) => {
    const externalMail = `ran.out.${agmtYn}@outside.example`;
    const waiting = await waitingPerson({ externalMail });
    const { browser, person } = waiting;
    const row = await marketingRow(browser);
    await browser.form(calls.form, { ticket: await ticketOf(waiting) });
    await agreeToMarketing(person, row.trmsVerVal);
    await app.advance(2 * 365 * daySeconds + 3 * daySeconds);
    const again = newBrowser();
    expect((await logIn(person, again)).error.errorCode).toBe('CONSENT_NEEDED');
    const body = { ...answersOf(waiting), pslInfoAgmts: [{ ...row, agmtYn }] };
    expect((await again.post(calls.agree, body)).status).toBe(200);
    expect(await app.mailbox.next(externalMail)).toMatchObject({
      subject,
      text: expect.stringMatching(/^\d{4}년 \d+월 \d+일 .* \(한국 표준시\)에 /m),
    });
  });

  test('is also announced to a person without external mail: at the ID, at the verified phone and in the inbox', async () => {
    const mobile = '+82-10-3000-0077';
    const person = await addTestPerson(app, { mobile, isMobileProven: true, language: 'en' });
    await agreeToMarketing(person);
    await app.advance(2 * 365 * daySeconds - 20 * daySeconds);
    await askMarketingConsent(kernel);
    const heading = 'Your consent to marketing expires soon';
    expect(await app.mailbox.next(person.loginId)).toMatchObject({ subject: `[Hanbit Trading] ${heading}` });
    const told = expect.stringContaining('you agreed to receive marketing information');
    expect(await app.mailbox.next('+821030000077')).toMatchObject({ channel: 'sms', text: told });
    const own = newBrowser();
    expect((await logIn(person, own)).status).toBe(200);
    const kept = (await own.get('/api/v1/inbox-messages')).json<{ items: { subject: string }[] }>();
    expect(kept.items).toMatchObject([{ subject: heading }]);
  });

  test('is announced once by mail a month before, with both days, whatever the number of workers', async () => {
    const [person, left, declined, early] = await Promise.all(
      ['asked', 'left', 'declined', 'early'].map((name) =>
        addTestPerson(app, { externalMail: `marketing.${name}@outside.example`, language: 'en' }),
      ),
    );
    if (!person || !left || !declined || !early) throw new Error('somebody is missing');
    await Promise.all([person, left, declined].map((each) => agreeToMarketing(each)));
    await inCompany(kernel.db, declined.companyCode, (tx) =>
      sql`insert into agreements (company_code, person_id, terms_code, country_code, version, language, is_agreed,
          residence_country, text_hash, flow_id)
        select company_code, person_id, terms_code, country_code, version, language, false, 'KR', text_hash, new_id()
        from agreements`.execute(tx),
    );
    await inCompany(kernel.db, left.companyCode, async (tx) => {
      for (const table of ['memberships', 'passwords', 'people'] as const) await tx.deleteFrom(table).execute();
    });
    await app.advance(2 * 365 * daySeconds - 32 * daySeconds);
    await agreeToMarketing(early);
    await askMarketingConsent(kernel);
    expect(app.mailbox.count('marketing.asked@outside.example')).toBe(0);
    await app.advance(4 * daySeconds);
    await Promise.all(Array.from({ length: 8 }, () => askMarketingConsent(kernel)));
    await askMarketingConsent(kernel);
    const { text } = await app.mailbox.next('marketing.asked@outside.example');
    const [, given, ends] = /^On \w+ \d+, (\d{4}) you agreed.*expires on \w+ \d+, (\d{4})\./ms.exec(text) ?? [];
    expect(Number(ends) - Number(given), text).toBe(2);
    for (const name of ['left', 'declined', 'early']) {
      expect(app.mailbox.count(`marketing.${name}@outside.example`), name).toBe(0);
    }
    expect(app.mailbox.count('marketing.asked@outside.example')).toBe(1);
    const { rows } = await inCompany(kernel.db, person.companyCode, (tx) =>
      sql`select from marketing_requests`.execute(tx),
    );
    expect(rows).toHaveLength(1);
  });
});
