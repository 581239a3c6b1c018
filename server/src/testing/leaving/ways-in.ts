import { randomInt, randomUUID } from 'node:crypto';
import { sendCode } from '@madang/contract/secrets/otp/wire.ts';
import { expect } from 'vitest';
import { inCompany } from '../../kernel/db/database.ts';
import type { PersonKey } from '../../kernel/session/person-key.ts';
import { contactIndexes } from '../../modules/people/person-records/index.ts';
import { readTarget } from '../../modules/secrets/otp/index.ts';
import type { Answer, Browser } from '../browser.ts';
import { askAloneAt, atHome, passkeyCalls } from '../factors/authenticator.ts';
import { factorStepsOf } from '../factors/sign-in-step.ts';
import { appCodeOf, enterCode, factorCalls, personOf } from '../one-time-codes.ts';
import { addTestPerson, signInAs, type TestPerson } from '../people.ts';
import { issueActivationKey } from '../registrations.ts';
import type { TestApp } from '../test-app.ts';

const session = '/api/v1/session';
const chosen = 'vN4#pLx9';

/** One way to an account, which has worked a moment ago. */
export interface OpenWay extends PersonKey {
  /** Goes the way once more, or its last step where the others were gone before; answers the code of the refusal, or 'done'. */
  readonly go: () => Promise<string>;
  /** Codes that close it, by what has become of its person. */
  readonly closed: { readonly retired: string; readonly suspended: string };
  /** Leads in again once the access is open again. */
  readonly comesBack?: true;
  /** Administers the person's company, where that is another one. */
  readonly administrator?: Browser;
}

/** Company of the people of the ways, and who gives them a password. */
export interface WayHost {
  readonly companyCode: string;
  readonly administrator: Browser;
}

export const done = (answer: Answer) => expect(answer.status, answer.text).toBe(200);
export const codeOf = (answer: Answer) => (answer.status === 200 ? 'done' : answer.error.errorCode);

/** A retired person's ID is one that no one has; a lock is said after the proof alone. */
const byPassword = { retired: 'EM0010', suspended: 'ACCESS_SUSPENDED' };
const byProof = { retired: 'OTP0005', suspended: 'ACCESS_SUSPENDED' };
const byWaiting = { retired: 'MB_M_DENY_PAGE', suspended: 'MB_M_DENY_PAGE' };
const byCookie = { retired: 'AC100', suspended: 'AC100' };

type Ways = Readonly<Record<string, (host: WayHost) => Promise<OpenWay>>>;

/** Ways of a person without a session to one, each shown to work as it is made. */
export function waysInOf(app: TestApp): Ways {
  return { ...signInsOf(app), ...recoveriesOf(app), ...sessionsOf(app) };
}

function visitorsOf(app: TestApp) {
  const { address } = factorStepsOf(app);
  const stranger = () => app.browser({ address: address() });
  const logIn = ({ loginId, password }: Pick<TestPerson, 'loginId' | 'password'>) =>
    stranger().post(session, { loginId, password });
  return { address, stranger, logIn };
}

function signInsOf(app: TestApp): Ways {
  const { personWithApp, personWithPasskey, atTheStep } = factorStepsOf(app);
  const { stranger, logIn } = visitorsOf(app);
  return {
    password: async ({ companyCode }) => {
      const person = await addTestPerson(app, { companyCode });
      done(await logIn(person));
      return { ...person, closed: byPassword, comesBack: true, go: async () => codeOf(await logIn(person)) };
    },
    'password, then the code of an app': async ({ companyCode }) => {
      const { person, secret } = await personWithApp({ companyCode });
      done(await (await atTheStep(person)).post(factorCalls.withApp, { code: await appCodeOf(app, secret) }));
      return { ...person, closed: byPassword, go: async () => codeOf(await logIn(person)) };
    },
    'a log-in that waits for the code of an app': async ({ companyCode }) => {
      const { person, secret } = await personWithApp({ companyCode });
      done(await (await atTheStep(person)).post(factorCalls.withApp, { code: await appCodeOf(app, secret) }));
      await app.advance(31);
      const waiting = await atTheStep(person);
      const go = async () => waiting.post(factorCalls.withApp, { code: await appCodeOf(app, secret) });
      return { ...person, closed: byWaiting, go: async () => codeOf(await go()) };
    },
    'a log-in that waits, with a recovery code': async ({ companyCode }) => {
      const { person, recoveryCodes } = await personWithApp({ companyCode });
      const [first = '', second = ''] = recoveryCodes;
      done(await (await atTheStep(person)).post(factorCalls.withRecoveryCode, { code: first }));
      const waiting = await atTheStep(person);
      const go = () => waiting.post(factorCalls.withRecoveryCode, { code: second });
      return { ...person, closed: byWaiting, go: async () => codeOf(await go()) };
    },
    'a passkey alone': async ({ companyCode }) => {
      const { person, passkey } = await personWithPasskey({ companyCode });
      const go = async () => {
        const browser = stranger();
        const challenge = await askAloneAt(browser);
        return browser.post(passkeyCalls.passAlone, { response: passkey.useAlone(atHome(app, challenge), person) });
      };
      done(await go());
      const closed = { retired: 'PASSKEY_REFUSED', suspended: 'ACCESS_SUSPENDED' };
      return { ...person, closed, comesBack: true, go: async () => codeOf(await go()) };
    },
  };
}

function recoveriesOf(app: TestApp): Ways {
  const { stranger, logIn } = visitorsOf(app);
  const ask = (browser: Browser, loginId: string, { option, optionValue }: { option: string; optionValue: string }) =>
    browser.post(sendCode.path, { option, optionValue, locale: 'en', compCd: '', userId: loginId });
  const reset = (browser: Browser, next = chosen) =>
    browser.post('/api/v1/recovery/password', { next, confirmation: next, hintAnswer: '' });

  /** A recovery by a code, as far as the code goes. */
  async function proven(person: TestPerson, target: string, option: 'epExternalMail' | 'mobile'): Promise<Browser> {
    const browser = stranger();
    const asked = await ask(browser, person.loginId, { option, optionValue: target });
    done(asked);
    const to = option === 'mobile' ? `+${target.replaceAll(/\D/g, '')}` : target;
    done(await enterCode(browser, personOf(asked), await app.mailbox.nextCode(to)));
    return browser;
  }

  /** Shows that a recovery chooses a password that opens the account, then goes all steps but the last once more. */
  async function recovery(person: TestPerson, prove: () => Promise<Browser>): Promise<OpenWay> {
    done(await reset(await prove()));
    done(await logIn({ ...person, password: chosen }));
    await app.advance(61);
    const browser = await prove();
    return { ...person, closed: byProof, go: async () => codeOf(await reset(browser, 'Wq8@ynrK')) };
  }

  return {
    'a code by mail for a lost password': async ({ companyCode }) => {
      const externalMail = `m${randomUUID().slice(0, 8)}@outside.example`;
      const person = await addTestPerson(app, { companyCode, externalMail, isExternalMailProven: true });
      return recovery(person, () => proven(person, externalMail, 'epExternalMail'));
    },
    'a code by SMS for a lost password': async ({ companyCode }) => {
      // Below 5000: behind 010 not all numbers from there on are given out.
      const mobile = `+82-10-${randomInt(2_000, 5_000)}-${randomInt(1_000, 9_000)}`;
      const person = await addTestPerson(app, { companyCode, mobile, isMobileProven: true });
      return recovery(person, () => proven(person, mobile, 'mobile'));
    },
    'a certification key for a lost password': async ({ companyCode }) => {
      const person = await addTestPerson(app, { companyCode });
      const key = await giveKey(app, person);
      return recovery(person, async () => {
        const browser = stranger();
        done(await ask(browser, person.loginId, { option: 'epOpenCode', optionValue: key }));
        return browser;
      });
    },
  };
}

function sessionsOf(app: TestApp): Ways {
  const { address, stranger, logIn } = visitorsOf(app);
  return {
    'a password that an administrator gave': async ({ companyCode, administrator }) => {
      const person = await addTestPerson(app, { companyCode });
      const answer = await administrator.post(`/api/v1/employees/${person.personId}/password`);
      done(answer);
      const given = { loginId: person.loginId, password: answer.json<{ password: string }>().password };
      expect((await logIn(given)).error.errorCode).toBe('PASSWORD_RENEWAL_NEEDED');
      return { ...person, closed: byPassword, go: async () => codeOf(await logIn(given)) };
    },
    'an open session': async ({ companyCode }) => {
      const person = await addTestPerson(app, { companyCode });
      const inside = await signInAs(app, person, { address: address() });
      done(await inside.get(session));
      return { ...person, closed: byCookie, go: async () => codeOf(await inside.get(session)) };
    },
    'a session that stays when the browser is closed': async ({ companyCode }) => {
      const person = await addTestPerson(app, { companyCode });
      const inside = stranger();
      const { loginId, password } = person;
      done(await inside.post(session, { loginId, password, staySignedIn: true }));
      done(await inside.get(session));
      return { ...person, closed: byCookie, go: async () => codeOf(await inside.get(session)) };
    },
  };
}

/** Registers a person with a activation key of the operator, who has no other way back. */
async function giveKey(app: TestApp, { companyCode, personId }: TestPerson): Promise<string> {
  const { keyring, db } = app.kernel;
  const key = await issueActivationKey(app);
  const kept = readTarget('opencode', key);
  await inCompany(db, companyCode, (tx) =>
    tx
      .updateTable('people')
      .set({
        opencode: keyring.encrypt(kept, `people.opencode.${personId}`),
        opencode_index: contactIndexes(keyring, 'opencode', kept)[0] ?? null,
        is_confirmed: false,
      })
      .where('person_id', '=', personId)
      .execute(),
  );
  return key;
}
