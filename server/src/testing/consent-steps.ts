import { expect } from 'vitest';
import { inCompany } from '../kernel/db/database.ts';
import type { Browser } from './browser.ts';
import { addTestPerson, type TestPerson } from './people.ts';
import type { TestApp } from './test-app.ts';
import { publishEdition } from './waiting.ts';

/** The calls of the way from a waiting sign-in to a session. */
export const consentCalls = {
  begin: '/api/v1/consent',
  changes: '/api/v1/consent/changes',
  ticket: '/api/v1/consent/ticket',
  agree: '/employee/memberadmin/rest/v2/nosession/terms/agmt?noSessionPrc=Y',
  privacy: '/employee/memberadmin/rest/v1/id/nosession/privacy/update?noSessionPrc=Y',
  read: '/portal/admin/wizard/agree-userinfo',
  form: '/loginapp/login/session/privacy-policy-agreement',
} as const;

/** A person at the sign-in that waits, and the version that it waits for. */
export interface Waiting {
  readonly person: TestPerson;
  readonly browser: Browser;
  readonly version: string;
}

/** The answers that the waiting person gives, `change` overriding fields. */
export function answersOf({ person, version }: Waiting, change: Record<string, unknown> = {}) {
  return {
    epid: person.personId,
    cntryCd: 'KR',
    compAdminYn: 'N',
    pslInfoAgmts: [{ trmsCd: 'PIAR', trmsVerVal: version, agmtYn: 'Y' }],
    ...change,
  };
}

export const privacyOf = ({ person }: Waiting, change: Record<string, unknown> = {}) => ({
  epid: person.personId,
  cntryCd: 'KR',
  agmtYn: 'Y',
  ...change,
});

/** Goes every step before the hidden form. */
export async function ticketOf(waiting: Waiting): Promise<string> {
  const { browser } = waiting;
  for (const [call, body] of [
    [consentCalls.agree, answersOf(waiting)],
    [consentCalls.privacy, privacyOf(waiting)],
  ] as const) {
    const answer = await browser.post(call, body);
    expect(answer.status, answer.text).toBe(200);
  }
  return (await browser.post(consentCalls.ticket)).json<{ ticket: string }>().ticket;
}

/** The steps of re-consent as a browser goes them, for one app of a test file. */
export function consentSteps(app: TestApp) {
  let lastDay = 0;
  let lastHost = 0;

  /** A version of its own for each test; versions are days. */
  function nextVersion(): string {
    lastDay += 1;
    return new Date(Date.UTC(2027, 0, lastDay)).toISOString().slice(0, 10);
  }

  function newBrowser(): Browser {
    lastHost += 1;
    return app.browser({ address: `198.51.100.${lastHost}` });
  }

  function signIn({ loginId, password }: TestPerson, browser = newBrowser()) {
    return browser.post('/api/v1/session', { loginId, password });
  }

  /** A person whose privacy terms changed after they came, at the sign-in that waits. */
  async function waitingPerson(given: Parameters<typeof addTestPerson>[1] = {}): Promise<Waiting> {
    const person = await addTestPerson(app, given);
    const version = nextVersion();
    await publishEdition(app, { version });
    const browser = newBrowser();
    const refused = await signIn(person, browser);
    expect([refused.status, refused.error.errorCode]).toEqual([403, 'CONSENT_NEEDED']);
    return { person, browser, version };
  }

  function agreementsOf({ companyCode, personId }: TestPerson) {
    return inCompany(app.kernel.db, companyCode, (tx) =>
      tx
        .selectFrom('agreements')
        .select(['terms_code', 'version', 'is_agreed', 'part', 'country_code', 'residence_country', 'language'])
        .where('person_id', '=', personId)
        .orderBy('agreed_at')
        .execute(),
    );
  }

  return { nextVersion, newBrowser, logIn: signIn, waitingPerson, agreementsOf };
}
