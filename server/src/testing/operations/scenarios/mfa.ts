import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { addFirstPasskey } from '../../../modules/access/mfa/passkeys/operations/add-first-passkey.ts';
import { addPasskey } from '../../../modules/access/mfa/passkeys/operations/add-passkey.ts';
import { askPasskey } from '../../../modules/access/mfa/passkeys/operations/ask-passkey.ts';
import { beginApp } from '../../../modules/access/mfa/operations/begin-app.ts';
import { beginFirstApp } from '../../../modules/access/mfa/operations/begin-first-app.ts';
import { beginFirstPasskey } from '../../../modules/access/mfa/passkeys/operations/begin-first-passkey.ts';
import { beginPasskey } from '../../../modules/access/mfa/passkeys/operations/begin-passkey.ts';
import { confirmApp } from '../../../modules/access/mfa/operations/confirm-app.ts';
import { confirmFirstApp } from '../../../modules/access/mfa/operations/confirm-first-app.ts';
import { logInWithPasskey } from '../../../modules/access/mfa/passkeys/operations/log-in-with-passkey.ts';
import { passWithApp } from '../../../modules/access/mfa/operations/pass-with-app.ts';
import { passWithPasskey } from '../../../modules/access/mfa/passkeys/operations/pass-with-passkey.ts';
import { passWithRecoveryCode } from '../../../modules/access/mfa/operations/pass-with-recovery-code.ts';
import { removeAuthenticatorApp } from '../../../modules/access/mfa/operations/remove-authenticator-app.ts';
import { removePasskey } from '../../../modules/access/mfa/passkeys/operations/remove-passkey.ts';
import { renewRecoveryCodes } from '../../../modules/access/mfa/operations/renew-recovery-codes.ts';
import { resetFactorsByOperator } from '../../../modules/access/mfa/operations/reset-factors-by-operator.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import {
  askAloneAt,
  askPasskeyAt,
  atHome,
  beginPasskeyAt,
  passkeyCalls,
  TestPasskey,
} from '../../factors/authenticator.ts';
import { factorStepsOf } from '../../factors/sign-in-step.ts';
import { appCodeOf, factorCalls as calls } from '../../one-time-codes.ts';
import { addTestPerson, signInAs, testPassword, type TestPerson } from '../../people.ts';
import type { TestApp } from '../../test-app.ts';
import { byThemselves } from './accounts.ts';
import { scenario, unaudited, type Acted } from './scenario.ts';

const password = testPassword;
const first = `${calls.step}/set-up`;

/** The person's own row under another name than the operation's. */
function as(name: string, person: TestPerson, fields: readonly string[] = []): Acted {
  const { rows, ...acted } = byThemselves(person, fields);
  return { ...acted, rows: rows.map((row) => ({ ...row, as: name })) };
}

/** Someone who has to set a factor up, with the right password typed. */
async function heldForSetUp(app: TestApp) {
  const person = await addTestPerson(app);
  const { companyCode } = person;
  await inCompany(app.kernel.db, companyCode, (tx) =>
    tx.updateTable('companies').set({ password_profile: 'strict' }).where('company_code', '=', companyCode).execute(),
  );
  return { person, browser: await factorStepsOf(app).atTheStep(person) };
}

/** Both rows of a first factor. */
function firstRows(person: TestPerson, added: string, way: string): Acted {
  const { rows, companyCode } = as(added, person);
  return { companyCode, rows: [...rows, ...as('pass-second-factor', person, [way]).rows] };
}

async function passkeyAtTheStep(app: TestApp) {
  const steps = factorStepsOf(app);
  const { person, passkey } = await steps.personWithPasskey();
  return { person, passkey, browser: await steps.atTheStep(person) };
}

export const scenarios = [
  unaudited(beginApp, async (app) => {
    const person = await addTestPerson(app);
    await (await signInAs(app, person)).post(calls.begin, { password });
    return person.companyCode;
  }),
  scenario(confirmApp, async (app) => {
    const { person } = await factorStepsOf(app).personWithApp();
    return as('add-authenticator-app', person);
  }),
  unaudited(beginPasskey, async (app) => {
    const person = await addTestPerson(app);
    await beginPasskeyAt(await signInAs(app, person), password);
    return person.companyCode;
  }),
  scenario(addPasskey, async (app) => {
    const { person } = await factorStepsOf(app).personWithPasskey();
    return byThemselves(person);
  }),
  scenario(removePasskey, async (app) => {
    const { person, browser } = await factorStepsOf(app).personWithPasskey();
    const { passkeys } = (await browser.get(calls.list)).json<{ passkeys: { passkeyId: string }[] }>();
    await browser.post(`${passkeyCalls.of(passkeys[0]?.passkeyId ?? '')}/removal`, { password });
    return byThemselves(person);
  }),
  scenario(removeAuthenticatorApp, async (app) => {
    const { person, browser } = await factorStepsOf(app).personWithApp();
    await browser.post(calls.remove, { password });
    return byThemselves(person);
  }),
  scenario(renewRecoveryCodes, async (app) => {
    const { person, browser } = await factorStepsOf(app).personWithApp();
    await browser.post(calls.renew, { password });
    return byThemselves(person);
  }),
  scenario(resetFactorsByOperator, async (app) => {
    const { person } = await factorStepsOf(app).personWithApp();
    const { companyCode, personId } = person;
    await execute(app.kernel, resetFactorsByOperator, commandOrigin(companyCode), { personId });
    const target = { kind: 'person', id: personId };
    return { companyCode, rows: [{ as: 'reset-second-factor', actorKind: 'system', actorId: null, target }] };
  }),
  unaudited(askPasskey, async (app) => {
    const { person, browser } = await passkeyAtTheStep(app);
    await askPasskeyAt(browser);
    return person.companyCode;
  }),
  scenario(passWithPasskey, async (app) => {
    const { person, passkey, browser } = await passkeyAtTheStep(app);
    const response = passkey.use(atHome(app, await askPasskeyAt(browser)));
    await browser.post(passkeyCalls.pass, { response });
    return as('pass-second-factor', person, ['passkey']);
  }),
  scenario(logInWithPasskey, async (app) => {
    const { person, passkey } = await factorStepsOf(app).personWithPasskey();
    const browser = app.browser();
    const response = passkey.useAlone(atHome(app, await askAloneAt(browser)), person);
    await browser.post(passkeyCalls.passAlone, { response });
    return byThemselves(person, ['passkey']);
  }),
  scenario(passWithApp, async (app) => {
    const steps = factorStepsOf(app);
    const { person, secret } = await steps.personWithApp();
    const browser = await steps.atTheStep(person);
    await browser.post(calls.withApp, { code: await appCodeOf(app, secret, 1) });
    return as('pass-second-factor', person, ['app']);
  }),
  scenario(passWithRecoveryCode, async (app) => {
    const steps = factorStepsOf(app);
    const { person, recoveryCodes } = await steps.personWithApp();
    await (await steps.atTheStep(person)).post(calls.withRecoveryCode, { code: recoveryCodes[0] });
    return as('pass-second-factor', person, ['recoveryCode']);
  }),
  unaudited(beginFirstApp, async (app) => {
    const { person, browser } = await heldForSetUp(app);
    await browser.post(`${first}/app`);
    return person.companyCode;
  }),
  scenario(confirmFirstApp, async (app) => {
    const { person, browser } = await heldForSetUp(app);
    const { secret } = (await browser.post(`${first}/app`)).json<{ secret: string }>();
    await browser.post(`${first}/app/code`, { code: await appCodeOf(app, secret) });
    return firstRows(person, 'add-authenticator-app', 'app');
  }),
  unaudited(beginFirstPasskey, async (app) => {
    const { person, browser } = await heldForSetUp(app);
    await browser.post(`${first}/passkey`);
    return person.companyCode;
  }),
  scenario(addFirstPasskey, async (app) => {
    const { person, browser } = await heldForSetUp(app);
    const { options } = (await browser.post(`${first}/passkey`)).json<{ options: { challenge: string } }>();
    const response = new TestPasskey().create(atHome(app, options.challenge));
    await browser.post(`${first}/passkey/answer`, { passkeyName: 'Key', response });
    return firstRows(person, 'add-passkey', 'passkey');
  }),
];
