import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { portalHome } from '@madang/contract/kernel/addresses.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { endSessionsOf } from '../../../kernel/session/session.ts';
import { answersOf, consentCalls as calls, consentSteps, privacyOf, ticketOf } from '../../../testing/consent-steps.ts';
import { addTestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { publishEdition } from '../../../testing/waiting.ts';

const app = await startTestApp();
const { kernel } = app;
const { nextVersion, newBrowser, logIn, waitingPerson, agreementsOf } = consentSteps(app);

describe('RCN-05 a person whose terms changed', () => {
  test('gets no session, reaches only the flow and the sign-out, and cannot avoid this by a second sign-in', async () => {
    const { person, browser } = await waitingPerson();
    expect(browser.cookies.has('sid')).toBe(false);
    expect((await browser.get('/api/v1/session')).error.errorCode).toBe('CONSENT_NEEDED');
    expect((await browser.post('/api/v1/password', {})).error.errorCode).toBe('CONSENT_NEEDED');
    expect((await browser.post(calls.read)).status).toBe(200);
    expect((await logIn(person, browser)).error.errorCode).toBe('CONSENT_NEEDED');
    expect((await browser.delete('/api/v1/session')).status).toBe(200);
    expect((await browser.get('/api/v1/session')).error.errorCode).toBe('AC100');
    expect((await browser.post(calls.begin)).error.errorCode).toBe('MB_M_DENY_PAGE');
  });

  test('reads the questions to answer', async () => {
    const { person, browser } = await waitingPerson();
    expect((await browser.post(calls.begin)).json()).toEqual({
      waiting: {
        personId: person.personId,
        countryCode: 'KR',
        isCompanyAdministrator: false,
        isFirst: true,
        state: 'open',
        isOptionalAsked: false,
        due: ['PIAR'],
        stored: ['englishName'],
        hasLastContact: false,
      },
    });
  });

  test('has half an hour to answer', async () => {
    const waiting = await waitingPerson();
    await app.advance(30 * 60 + 1);
    expect((await waiting.browser.post(calls.agree, answersOf(waiting))).error.errorCode).toBe('MB_M_DENY_PAGE');
    expect((await waiting.browser.get('/api/v1/session')).error.errorCode).toBe('AC100');
  });

  test('is stopped in a running session at the next request, and continues after answering', async () => {
    const person = await addTestPerson(app);
    const browser = newBrowser();
    expect((await logIn(person, browser)).status).toBe(200);
    const version = nextVersion();
    await publishEdition(app, { version });
    const former = browser.cookies.get('sid');
    for (const call of ['/api/v1/session', '/api/v1/portal/home']) {
      expect((await browser.get(call)).error.errorCode).toBe('CONSENT_NEEDED');
    }
    expect((await browser.post(calls.begin)).json()).toMatchObject({ waiting: { due: ['PIAR'] } });
    expect(browser.cookies.has('sid')).toBe(false);
    // In another tab of the same browser, too, the person is led to the terms and not to the sign-in.
    for (const call of ['/api/v1/session', '/api/v1/portal/home']) {
      expect((await browser.get(call)).error.errorCode).toBe('CONSENT_NEEDED');
    }
    const old = newBrowser();
    old.cookies.set('sid', former ?? '');
    expect((await old.get('/api/v1/session')).error.errorCode).toBe('AC100');
    const ticket = await ticketOf({ person, browser, version });
    expect((await browser.form(calls.form, { ticket })).status).toBe(303);
    expect((await browser.get('/api/v1/session')).status).toBe(200);
    expect(browser.cookies.get('sid')).not.toBe(former);
  });

  test('ACC-01 gets no session that outlives the former one after being stopped', async () => {
    const person = await addTestPerson(app);
    const browser = newBrowser();
    expect((await logIn(person, browser)).status).toBe(200);
    const version = nextVersion();
    await publishEdition(app, { version });
    const { rows } = await sql<{ endsBy: Date }>`
      update sessions set expires_at = app_now() + interval '5 minutes' where person_id = ${person.personId}::uuid
      returning expires_at as "endsBy"`.execute(kernel.db);
    expect((await browser.post(calls.begin)).status).toBe(200);
    const ticket = await ticketOf({ person, browser, version });
    expect((await browser.form(calls.form, { ticket })).status).toBe(303);
    const left = await sql<{ endsBy: Date }>`
      select expires_at as "endsBy" from sessions where person_id = ${person.personId}::uuid`.execute(kernel.db);
    expect(left.rows).toEqual(rows);
  });

  test('is asked only if the terms apply: not for another country, a declined option or the operator', async () => {
    const person = await addTestPerson(app);
    const browser = newBrowser();
    await logIn(person, browser);
    await publishEdition(app, { version: nextVersion(), countryCode: 'JP' });
    await publishEdition(app, { version: nextVersion(), countryCode: '*' });
    await publishEdition(app, { version: nextVersion(), termsCode: 'SVCR' });
    await publishEdition(app, { version: nextVersion(), termsCode: 'CMAR' });
    await publishEdition(app, { version: nextVersion(), needsConsent: false });
    expect((await browser.get('/api/v1/session')).status).toBe(200);
    expect((await logIn(person)).status).toBe(200);
    await app.setProperty(credentialProperties.secondFactor, 'optional');
    const operator = await addTestPerson(app, { roles: ['operator'] });
    expect(operator.companyCode).toBe(platformCompany);
    const working = newBrowser();
    await logIn(operator, working);
    await publishEdition(app, { version: nextVersion() });
    expect((await working.get('/api/v1/session')).status).toBe(200);
    expect((await logIn(operator)).status).toBe(200);
  });

  test('RCN-01 is asked until each optional part has its own yes or no', async () => {
    const waiting = await waitingPerson();
    const { person, version } = waiting;
    expect((await waiting.browser.post(calls.agree, answersOf(waiting))).status).toBe(200);
    expect((await waiting.browser.post(calls.ticket)).error.errorCode).toBe('CO403');
    const browser = newBrowser();
    expect((await logIn(person, browser)).error.errorCode).toBe('CONSENT_NEEDED');
    expect((await browser.post(calls.begin)).json()).toMatchObject({ waiting: { due: ['PIAR'], state: 'open' } });
    expect((await browser.post(calls.agree, answersOf(waiting))).status).toBe(200);
    expect((await browser.post(calls.privacy, privacyOf(waiting, { agmtYn: 'N' }))).status).toBe(200);
    const { ticket } = (await browser.post(calls.ticket)).json<{ ticket: string }>();
    expect((await browser.form(calls.form, { ticket })).status).toBe(303);
    expect((await agreementsOf(person)).map((row) => [row.version, row.part, row.is_agreed])).toEqual([
      // What stands already is not said again.
      [version, 'whole', true],
      [version, 'optional', false],
    ]);
    expect((await logIn(person)).status).toBe(200);
  });

  test('also answers the service terms when signing for a company', async () => {
    const person = await addTestPerson(app, { roles: ['representative'] });
    await publishEdition(app, { version: nextVersion(), termsCode: 'SVCR' });
    const browser = newBrowser();
    expect((await logIn(person, browser)).error.errorCode).toBe('CONSENT_NEEDED');
    expect((await browser.post(calls.begin)).json()).toMatchObject({
      waiting: { due: ['SVCR'], isCompanyAdministrator: true },
    });
  });

  test('with two sessions answers once, and the other session continues', async () => {
    const person = await addTestPerson(app);
    const [first, second] = [newBrowser(), newBrowser()];
    await logIn(person, first);
    await logIn(person, second);
    const version = nextVersion();
    await publishEdition(app, { version });
    await first.post(calls.begin);
    await first.form(calls.form, { ticket: await ticketOf({ person, browser: first, version }) });
    expect((await second.get('/api/v1/session')).error.errorCode).toBe('CONSENT_NEEDED');
    expect((await second.post(calls.begin)).json()).toEqual({ waiting: null });
    expect((await second.get('/api/v1/session')).status).toBe(200);
  });

  test('RCN-01 RCN-02 declining in two sign-ins at once is recorded once, and both continue', async () => {
    const first = await waitingPerson();
    const { person, version } = first;
    const second = { ...first, browser: newBrowser() };
    expect((await logIn(person, second.browser)).error.errorCode).toBe('CONSENT_NEEDED');
    expect((await second.browser.post(calls.begin)).json()).toMatchObject({ waiting: { due: ['PIAR'] } });
    expect((await first.browser.post(calls.agree, answersOf(first))).status).toBe(200);
    expect((await first.browser.post(calls.privacy, privacyOf(first, { agmtYn: 'N' }))).status).toBe(200);
    for (const body of [answersOf(second), answersOf(second, { pslInfoAgmts: [] })]) {
      expect((await second.browser.post(calls.agree, body)).error.errorCode).toBe('MB822');
    }
    expect((await second.browser.post(calls.privacy, privacyOf(second))).error.errorCode).toBe('CO403');
    const former = second.browser.cookies.get('pending');
    expect((await second.browser.post(calls.begin)).json()).toEqual({ waiting: null });
    expect(second.browser.cookies.has('pending')).toBe(false);
    expect(second.browser.cookies.get('sid')).not.toBe(former);
    expect((await second.browser.get('/api/v1/session')).json()).toMatchObject({ personId: person.personId });
    expect((await agreementsOf(person)).map((row) => [row.version, row.part, row.is_agreed])).toEqual([
      [version, 'whole', true],
      [version, 'optional', false],
    ]);
  });

  test('with several pages of one answered sign-in gets one session', async () => {
    const first = await waitingPerson();
    const second = newBrowser();
    await logIn(first.person, second);
    await ticketOf(first);
    const pending = second.cookies.get('pending') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => {
        const browser = newBrowser();
        browser.cookies.set('pending', pending);
        return browser.post(calls.begin);
      }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await app.pools.owner.query('select from sessions where person_id = $1', [first.person.personId]);
    expect(rows).toHaveLength(1);
  });

  test('is refused after losing the account in the meantime', async () => {
    const first = await waitingPerson();
    const second = newBrowser();
    await logIn(first.person, second);
    await ticketOf(first);
    await kernel.db.deleteFrom('login_ids').where('person_id', '=', first.person.personId).execute();
    expect((await second.post(calls.begin)).error.errorCode).toBe('MB_M_DENY_PAGE');
    expect(second.cookies.has('sid')).toBe(false);
  });
});

describe('RCN-04 the hidden form', () => {
  test('turns the waiting sign-in into a session with a new secret, and redirects to the requested page', async () => {
    const waiting = await waitingPerson();
    const { browser, person, version } = waiting;
    const pending = browser.cookies.get('pending');
    const ticket = await ticketOf(waiting);
    const answer = await browser.form(calls.form, { ticket, target: '/loginapp/password/change' });
    expect([answer.status, answer.headers['location']]).toEqual([303, '/loginapp/password/change']);
    expect(browser.cookies.has('pending')).toBe(false);
    expect(browser.cookies.get('sid')).not.toBe(pending);
    expect((await browser.get('/api/v1/session')).json()).toMatchObject({ personId: person.personId });
    expect(await agreementsOf(person)).toEqual([
      expect.objectContaining({ terms_code: 'PIAR', version, is_agreed: true, part: 'whole' }),
      expect.objectContaining({ terms_code: 'PIAR', version, is_agreed: true, part: 'optional' }),
    ]);
    expect((await logIn(person)).status).toBe(200);
  });

  test('redirects to no other site', async () => {
    const waiting = await waitingPerson();
    const ticket = await ticketOf(waiting);
    const answer = await waiting.browser.form(calls.form, { ticket, target: 'https://elsewhere.example/' });
    expect(answer.headers['location']).toBe(portalHome);
  });

  test('from another page or without the cookie is refused', async () => {
    const waiting = await waitingPerson();
    const ticket = await ticketOf(waiting);
    for (const headers of [{ origin: 'https://elsewhere.example' }, { origin: 'null' }]) {
      const answer = await waiting.browser.form(calls.form, { ticket }, headers);
      expect([answer.status, answer.error.errorCode]).toEqual([403, 'CO403']);
    }
    const other = await newBrowser().form(calls.form, { ticket });
    expect([other.status, other.error.errorCode]).toEqual([403, 'MB_M_DENY_PAGE']);
    expect((await waiting.browser.form(calls.form, { ticket })).status).toBe(303);
  });

  test('accepts only the ticket of its own browser', async () => {
    const [one, other] = [await waitingPerson(), await waitingPerson()];
    const ticket = await ticketOf(other);
    await ticketOf({ ...one, version: other.version });
    expect((await one.browser.form(calls.form, { ticket })).error.errorCode).toBe('CO403');
    expect(one.browser.cookies.has('sid')).toBe(false);
  });

  test('is refused a second time, and after a minute', async () => {
    const waiting = await waitingPerson();
    const { browser } = waiting;
    const pending = browser.cookies.get('pending') ?? '';
    const ticket = await ticketOf(waiting);
    await app.advance(61);
    expect((await browser.form(calls.form, { ticket })).error.errorCode).toBe('CO403');
    const fresh = (await browser.post(calls.ticket)).json<{ ticket: string }>().ticket;
    expect((await browser.form(calls.form, { ticket: fresh })).status).toBe(303);
    const replaying = newBrowser();
    replaying.cookies.set('pending', pending);
    expect((await replaying.form(calls.form, { ticket: fresh })).error.errorCode).toBe('MB_M_DENY_PAGE');
    expect(replaying.cookies.has('sid')).toBe(false);
  });

  test('sent 32 times at once opens one session', async () => {
    const waiting = await waitingPerson();
    const ticket = await ticketOf(waiting);
    const pending = waiting.browser.cookies.get('pending') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 32 }, () => {
        const browser = newBrowser();
        browser.cookies.set('pending', pending);
        return browser.form(calls.form, { ticket });
      }),
    );
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(31);
    const { rows } = await app.pools.owner.query('select from sessions where person_id = $1', [
      waiting.person.personId,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('if refused redirects a browser to the sign-in, never to a page of JSON', async () => {
    const waiting = await waitingPerson();
    await ticketOf(waiting);
    const answer = await waiting.browser.form(calls.form, { ticket: 'x' }, { accept: 'text/html, */*;q=0.8' });
    expect([answer.status, answer.headers['location']]).toEqual([303, '/loginapp?reason=ended']);
    expect(waiting.browser.cookies.has('sid')).toBe(false);
  });

  test('sends each name once, as a form and nothing else', async () => {
    const { browser } = await waitingPerson();
    expect((await browser.post(calls.form, { ticket: 'x' })).status).toBe(415);
    const twice = await browser.form(`${calls.form}`, { ticket: 'x', other: 'y' });
    expect(twice.status).toBe(400);
  });
});

describe('RCN-05 a step cannot be skipped:', () => {
  test('optional data require the terms, a ticket requires both, and the form requires a ticket', async () => {
    const waiting = await waitingPerson();
    const { browser, person } = waiting;
    const codeOf = async (answer: Promise<{ error: { errorCode: string } }>) => (await answer).error.errorCode;
    expect(await codeOf(browser.post(calls.privacy, privacyOf(waiting, { agmtYn: 'N' })))).toBe('CO403');
    expect(await codeOf(browser.post(calls.ticket))).toBe('CO403');
    expect(await codeOf(browser.form(calls.form, { ticket: 'x'.repeat(43) }))).toBe('CO403');
    expect((await browser.post(calls.agree, answersOf(waiting))).status).toBe(200);
    expect(await codeOf(browser.post(calls.ticket))).toBe('CO403');
    expect(await codeOf(browser.post(calls.agree, answersOf(waiting)))).toBe('CO403');
    expect(await agreementsOf(person)).toHaveLength(1);
    expect(browser.cookies.has('sid')).toBe(false);
  });

  test('terms that become due after the ticket are still required', async () => {
    const waiting = await waitingPerson();
    const ticket = await ticketOf(waiting);
    await publishEdition(app, { version: nextVersion() });
    expect((await waiting.browser.form(calls.form, { ticket })).error.errorCode).toBe('CONSENT_NEEDED');
    expect(waiting.browser.cookies.has('sid')).toBe(false);
  });

  test('the calls require a waiting sign-in, and a session does not replace it', async () => {
    const person = await addTestPerson(app);
    const browser = newBrowser();
    await logIn(person, browser);
    for (const [call, body] of [
      [calls.agree, { epid: person.personId, cntryCd: 'KR', compAdminYn: 'N', pslInfoAgmts: [] }],
      [calls.privacy, { epid: person.personId, cntryCd: 'KR', agmtYn: 'N' }],
      [calls.ticket, {}],
    ] as const) {
      const answer = await browser.post(call, body);
      expect([answer.status, answer.error.errorCode]).toEqual([403, 'MB_M_DENY_PAGE']);
    }
    expect((await browser.post(calls.begin)).json()).toEqual({ waiting: null });
  });

  test('a person who leaves, changes the password or loses the account while the sign-in waits gets no session', async () => {
    const [left, released] = [await waitingPerson(), await waitingPerson()];
    const tickets = [await ticketOf({ ...left, version: released.version }), await ticketOf(released)];
    await inCompany(kernel.db, left.person.companyCode, (tx) => endSessionsOf(tx, left.person));
    await kernel.db.deleteFrom('login_ids').where('person_id', '=', released.person.personId).execute();
    const refused = await Promise.all(
      [left, released].map(({ browser }, place) => browser.form(calls.form, { ticket: tickets[place] ?? '' })),
    );
    expect(refused.map(({ error }) => error.errorCode)).toEqual(['MB_M_DENY_PAGE', 'CO403']);
  });
});
