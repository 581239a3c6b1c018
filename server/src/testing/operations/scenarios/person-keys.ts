import { askKeyRelease } from '../../../modules/access/person-keys/operations/ask-key-release.ts';
import { makeFileKey } from '../../../modules/access/person-keys/operations/make-file-key.ts';
import { openFileKey } from '../../../modules/access/person-keys/operations/open-file-key.ts';
import { registerKey } from '../../../modules/access/person-keys/operations/register-key.ts';
import { addTestPerson, signInAs, testPassword } from '../../people.ts';
import type { TestApp } from '../../test-app.ts';
import { byThemselves } from './accounts.ts';
import { answered, scenario } from './scenario.ts';

const path = '/api/v1/profile/key';

async function withKey(app: TestApp) {
  const person = await addTestPerson(app);
  const browser = await signInAs(app, person);
  answered(await browser.post(path, { password: testPassword }));
  return { person, browser };
}

export const scenarios = [
  scenario(registerKey, async (app) => byThemselves((await withKey(app)).person, ['key'])),
  scenario(askKeyRelease, async (app) => {
    const { person, browser } = await withKey(app);
    answered(await browser.post(`${path}/release-wish`, { password: testPassword }));
    return byThemselves(person, ['key']);
  }),
  scenario(makeFileKey, async (app) => {
    const { person, browser } = await withKey(app);
    answered(await browser.post(`${path}/file-keys`, {}));
    return byThemselves(person);
  }),
  scenario(openFileKey, async (app) => {
    const { person, browser } = await withKey(app);
    const made = answered(await browser.post(`${path}/file-keys`, {}));
    const { keyId, wrappedKey } = made.json<{ keyId: string; wrappedKey: string }>();
    answered(await browser.post(`${path}/file-keys/opening`, { keyId, wrappedKey }));
    return byThemselves(person);
  }),
];
