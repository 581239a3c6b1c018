import { checkCode } from '../../../modules/secrets/otp/operations/check-code.ts';
import { nextPerson, verifyByMail } from '../../sign-up.ts';
import { unaudited } from './scenario.ts';

export const scenarios = [
  unaudited(checkCode, async (app) => {
    await verifyByMail(app.browser(), app.mailbox, `code${nextPerson()}@outside.example`);
    return undefined;
  }),
];
