import { describe, expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { answersOf, consentCalls as calls, consentSteps, privacyOf, ticketOf } from '../../../testing/consent-steps.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { kernel } = app;
const { newBrowser, waitingPerson, agreementsOf, logIn } = consentSteps(app);

describe('API-01 RCN-01 the answers', () => {
  test.each([
    ['a required one is declined', 'MB820', { agmtYn: 'N' }],
    ['an earlier version is answered', 'MB821', { trmsVerVal: '2024-09-02' }],
    ['a term that is not due is answered', 'MB822', { trmsCd: 'CMAR' }],
  ])('are refused if %s: %s', async (_case, code, change) => {
    const waiting = await waitingPerson();
    const [row] = answersOf(waiting).pslInfoAgmts;
    const answer = await waiting.browser.post(
      calls.agree,
      answersOf(waiting, { pslInfoAgmts: [{ ...row, ...change }] }),
    );
    expect(answer.error.errorCode).toBe(code);
    expect(await agreementsOf(waiting.person)).toEqual([]);
    expect((await waiting.browser.post(calls.begin)).json()).toMatchObject({ waiting: { state: 'open' } });
  });

  test('API-07 are refused for another person, another company and a role that the caller lacks', async () => {
    const [waiting, other] = [await waitingPerson(), await waitingPerson()];
    const own = { ...waiting, version: other.version };
    const { browser } = own;
    const foreign = { epid: other.person.personId };
    for (const [call, body] of [
      [calls.agree, answersOf(own, foreign)],
      [calls.agree, answersOf(own, { compAdminYn: 'Y' })],
    ] as const) {
      const answer = await browser.post(call, body);
      expect([answer.status, answer.error.errorCode]).toEqual([403, 'CO403']);
    }
    expect((await browser.post(calls.agree, answersOf(own, { compCd: other.person.companyCode }))).status).toBe(400);
    expect((await browser.post(calls.agree, answersOf(own))).status).toBe(200);
    for (const change of [foreign, { compCd: other.person.companyCode }, { cntryCd: 'US' }]) {
      const answer = await browser.post(calls.privacy, privacyOf(own, { ...change, agmtYn: 'N' }));
      expect([answer.status, answer.error.errorCode]).toEqual([403, 'CO403']);
    }
    expect(await agreementsOf(other.person)).toEqual([]);
    const compCd = own.person.companyCode;
    expect((await browser.post(calls.privacy, privacyOf(own, { compCd }))).status).toBe(200);
    // An empty company is the log-in's own.
    await other.browser.post(calls.agree, answersOf(other));
    const unnamed = await other.browser.post(calls.privacy, privacyOf(other, { compCd: '' }));
    expect(unnamed.status, unnamed.text).toBe(200);
  });

  test('sent 16 times at once are recorded once', async () => {
    const waiting = await waitingPerson();
    const pending = waiting.browser.cookies.get('pending') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => {
        const browser = newBrowser();
        browser.cookies.set('pending', pending);
        return browser.post(calls.agree, answersOf(waiting));
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await agreementsOf(waiting.person)).toHaveLength(1);
  });

  test('TRM-04 two sign-ins that answer one consent at once leave one record', async () => {
    const waiting = await waitingPerson();
    const second = newBrowser();
    expect((await logIn(waiting.person, second)).error.errorCode).toBe('CONSENT_NEEDED');
    const answers = await Promise.all(
      [waiting.browser, second].flatMap((browser) =>
        Array.from({ length: 4 }, () => browser.post(calls.agree, answersOf(waiting))),
      ),
    );
    // Either sign-in goes on, once.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await agreementsOf(waiting.person)).toMatchObject([{ part: 'whole', is_agreed: true }]);
    const kept = await Promise.all(
      [waiting.browser, second].map((browser) => browser.post(calls.privacy, privacyOf(waiting))),
    );
    expect(kept.map(({ status }) => status)).toEqual([200, 200]);
    expect(await agreementsOf(waiting.person)).toMatchObject([
      { part: 'whole', is_agreed: true },
      { part: 'optional', is_agreed: true },
    ]);
  });

  test('RCN-03 with another country cover all of its terms and change the person’s country', async () => {
    const waiting = await waitingPerson();
    const { browser, person } = waiting;
    const old = await browser.post(calls.agree, answersOf(waiting, { cntryCd: 'US' }));
    expect(old.error.errorCode).toBe('MB821');
    const rows = ['POAR', 'PIAR', 'CMAR'].map((trmsCd) => ({
      trmsCd,
      trmsVerVal: '2024-09-02',
      agmtYn: trmsCd === 'CMAR' ? 'N' : 'Y',
    }));
    const moved = await browser.post(calls.agree, answersOf(waiting, { cntryCd: 'US', pslInfoAgmts: rows }));
    expect(moved.status, moved.text).toBe(200);
    expect((await browser.post(calls.privacy, privacyOf(waiting, { cntryCd: 'US' }))).status).toBe(200);
    const { ticket } = (await browser.post(calls.ticket)).json<{ ticket: string }>();
    expect((await browser.form(calls.form, { ticket })).status).toBe(303);
    expect(
      (await agreementsOf(person)).map((row) => [row.terms_code, row.country_code, row.residence_country]),
    ).toEqual(
      expect.arrayContaining([
        ['POAR', 'US', 'US'],
        ['PIAR', 'US', 'US'],
        ['CMAR', 'US', 'US'],
      ]),
    );
    const stored = await inCompany(kernel.db, person.companyCode, (tx) =>
      tx.selectFrom('people').select('residence_country').where('person_id', '=', person.personId).execute(),
    );
    expect(stored).toEqual([{ residence_country: 'US' }]);
  });

  test('RCN-06 are readable before sign-in completes and in a session, with the latest answer to each term', async () => {
    const waiting = await waitingPerson();
    expect((await waiting.browser.post(calls.read)).json()).toEqual({
      result: 'success',
      data: { agreements: [] },
      error: null,
    });
    await waiting.browser.form(calls.form, { ticket: await ticketOf(waiting) });
    expect((await waiting.browser.post(calls.read)).json()).toMatchObject({
      data: { agreements: [{ trmsCd: 'PIAR', trmsVerVal: waiting.version, agmtYn: 'Y' }] },
    });
    expect((await newBrowser().post(calls.read)).error.errorCode).toBe('AC100');
  });
});
