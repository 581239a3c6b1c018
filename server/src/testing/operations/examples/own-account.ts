import { currentTermsFor } from '../../../modules/ground/agreements/index.ts';
import { changeConsent } from '../../../modules/access/consents/operations/change-consent.ts';
import { renamePasskey } from '../../../modules/access/mfa/passkeys/operations/rename-passkey.ts';
import { addBarePasskey } from '../../factors/authenticator.ts';
import { endOtherSessions } from '../../../modules/ground/sessions/operations/end-other-sessions.ts';
import { newSecret } from '../../../kernel/crypto/keyring.ts';
import { rememberDevice } from '../../../modules/access/known-devices/index.ts';
import { changeDeviceLetters } from '../../../modules/access/known-devices/operations/change-device-letters.ts';
import { endDevice } from '../../../modules/access/known-devices/operations/end-device.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { keepMessage } from '../../../modules/people/notifications/index.ts';
import { logOutEverywhere } from '../../../modules/access/accounts/operations/log-out-everywhere.ts';
import { readMessage } from '../../../modules/people/notifications/operations/read-message.ts';
import { showFirstSteps } from '../../../modules/views/console/operations/show-first-steps.ts';
import { changeShownFields } from '../../../modules/people/people/own/operations/change-shown-fields.ts';
import { example, type Preparation } from './example.ts';

/** A message to the person who runs the example. */
const message: Preparation = async ({ app: { kernel }, companyCode, actorId: personId }) => {
  const { keyring, db } = kernel;
  return inCompany(db, companyCode, async (tx) => {
    await keepMessage(tx, { keyring }, { companyCode, personId }, { subject: '안내', text: '안내 말씀' });
    const row = await tx
      .selectFrom('inbox_messages')
      .select('message_id as messageId')
      .where('company_code', '=', companyCode)
      .executeTakeFirstOrThrow();
    return row;
  });
};

/** A device that the person signed in from. */
const device: Preparation = ({ app: { kernel }, companyCode, actorId: personId }) =>
  inCompany(kernel.db, companyCode, async (tx) => {
    await rememberDevice(tx, kernel, { companyCode, personId }, { name: newSecret(), device: 'Chrome, Windows' });
    return tx
      .selectFrom('known_devices')
      .select('device_id as deviceId')
      .where('company_code', '=', companyCode)
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow();
  });

const passkey: Preparation = async ({ app, companyCode, actorId: personId }) => ({
  passkeyId: await addBarePasskey(app, { companyCode, personId }),
});

/** The version of marketing terms that someone in Korea reads now. */
const currentTerms: Preparation = async ({ app: { kernel } }) => {
  const reader = { countryCode: 'KR', isCompanyAdministrator: false, language: 'en' } as const;
  const terms = await currentTermsFor(kernel.db, reader);
  return { version: terms.find(({ termsCode }) => termsCode === 'CMAR')?.version };
};

export const examples = [
  example(showFirstSteps, { input: { isShown: false }, isUnaudited: true, leaves: () => ({ audit: 'none' }) }),
  example(logOutEverywhere, {
    input: {},
    leaves: (_answer, id) => ({ audit: [{ target: { kind: 'person', id } }] }),
  }),
  example(changeShownFields, {
    input: { shown: ['companyContact'], expected: [] },
    leaves: (_answer, id) => ({ audit: [{ target: { kind: 'person', id }, fields: ['companyContact'] }] }),
  }),
  example(readMessage, {
    given: [message],
    input: { messageId: '{0.messageId}' },
    isUnaudited: true,
    leaves: () => ({ audit: 'none' }),
  }),
  example(endOtherSessions, {
    input: {},
    leaves: (_answer, id) => ({ audit: [{ target: { kind: 'person', id } }] }),
  }),
  example(changeDeviceLetters, {
    input: { isTold: false },
    leaves: (_answer, id) => ({ audit: [{ target: { kind: 'person', id }, fields: ['deviceLetters'] }] }),
  }),
  example(endDevice, {
    given: [device],
    input: { deviceId: '{0.deviceId}' },
    leaves: (_answer, id) => ({ audit: [{ target: { kind: 'person', id } }] }),
  }),
  example(renamePasskey, {
    given: [passkey],
    input: { passkeyId: '{0.passkeyId}', passkeyName: '열쇠고리' },
    leaves: () => ({ audit: [{ target: { kind: 'passkey', id: '{0.passkeyId}' }, fields: ['name'] }] }),
  }),
  example(changeConsent, {
    given: [currentTerms],
    input: { termsCode: 'CMAR', isAgreed: true, version: '{0.version}' },
    leaves: (_answer, id) => ({
      audit: [{ as: 'give-consent', target: { kind: 'person', id }, fields: ['CMAR whole'] }],
    }),
  }),
];
