import { confirmAddress as route } from '@madang/contract/joining/signup/routes.ts';
import { confirmAddress } from '../../../modules/joining/signup/operations/confirm-address.ts';
import { requestSignUp } from '../../../modules/joining/signup/operations/request-sign-up.ts';
import { signInAs } from '../../people.ts';
import { enteredBy, signUp, signUpPayload } from '../../sign-up.ts';
import type { TestApp } from '../../test-app.ts';
import { byThemselves, letIn } from './accounts.ts';
import { scenario } from './scenario.ts';

/** A messenger account whose ID is a mail address that no one has proven, with the secret that was sent there. */
export async function signedUpByPhone(app: TestApp) {
  const entered = enteredBy(await signUp(app.browser(), app.mailbox, { svcType: 'MS' }, 'mobile'));
  const { text } = await app.mailbox.next(entered.loginId);
  return { ...entered, secret: /#(\S+)/.exec(text)?.[1] ?? '' };
}

export const scenarios = [
  scenario(requestSignUp, async (app) => {
    const { companyCode, personId } = enteredBy(await signUp(app.browser(), app.mailbox));
    const target = { kind: 'person', id: personId };
    const fields = ['PT', 'PT', 'MO', 'MS', 'MT', 'DV'];
    return {
      companyCode,
      rows: [
        { actorKind: 'visitor', actorId: null, target, fields, detail: { role: 'representative' } },
        letIn(personId),
      ],
    };
  }),
  scenario(confirmAddress, async (app) => {
    const { secret, ...person } = await signedUpByPhone(app);
    const browser = await signInAs(app, { ...person, password: String(signUpPayload()['pwd']) });
    await browser.post(route.path, { secret });
    return byThemselves(person);
  }),
];
