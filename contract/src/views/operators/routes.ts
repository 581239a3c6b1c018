import * as z from 'zod/mini';
import { passwordInputMaxLength } from '../../secrets/credentials/limits.ts';
import { mailAddress } from '../../kernel/mail-address.ts';
import { hasLettersOfNames, personName } from '../../kernel/names/person-name.ts';
import { route } from '../../kernel/route.ts';
import { required, requiredText, rule, text } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { setupLimits } from './limits.ts';

const typedPassword = text(passwordInputMaxLength, { trim: false }).check(required);

/** LIM-03: the platform's own people come from anywhere. */
const lettersOfNames = rule<string>('MB_M_NAME_SCRIPTS', (value) => hasLettersOfNames(value, { ofAllScripts: true }));

export const operatorSetup = z.strictObject({
  token: requiredText(setupLimits.tokenMaxLength),
  /** The operator's own mail address: the ID to sign in with, and where recovery goes. */
  loginId: mailAddress,
  surname: personName({ missing: 'MB_M_MANAGER_JS_ENTERLASTNAME' }).check(lettersOfNames),
  givenName: personName({ missing: 'MB_M_MANAGER_JS_ENTERNAME' }).check(lettersOfNames),
  password: typedPassword,
  confirmation: typedPassword,
});
export type OperatorSetup = z.output<typeof operatorSetup>;

/** Returns the state of the operator setup, pending or not; the answer reveals no tokens or people. */
export const readOperatorSetup = route({
  method: 'GET',
  path: '/api/v1/operator/setup',
  query: z.strictObject({}),
  answer: z.strictObject({ isOpen: z.boolean() }),
});

/** The first operator's set-up, with the token that the first start printed. */
export const setUpOperator = route({
  method: 'POST',
  path: '/api/v1/operator/setup',
  body: operatorSetup,
  answer: success,
});
