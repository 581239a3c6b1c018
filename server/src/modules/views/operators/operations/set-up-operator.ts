import { randomUUID } from 'node:crypto';
import { checkConfirmation } from '@madang/contract/secrets/credentials/password-change.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { fullNameOf } from '@madang/contract/kernel/names/name-order.ts';
import {
  platformCompany,
  platformPasswordProfile,
  platformTimeZone,
  setupLimits,
} from '@madang/contract/views/operators/limits.ts';
import { operatorSetup, type OperatorSetup } from '@madang/contract/views/operators/routes.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { secretHash } from '../../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { limitSource } from '../../../../kernel/limits/limit-source.ts';
import { demandFromLimit, refundAttempt } from '../../../../kernel/limits/rate-limit.ts';
import { defineOpenOperation } from '../../../../kernel/operations/definition.ts';
import { newPasswordIssues, refuseIssues, setFirstPassword } from '../../../secrets/passwords/index.ts';
import { claimLoginId, releaseLoginId, reserveLoginId } from '../../../ground/directory/index.ts';
import { createPerson } from '../../../people/people/index.ts';
import { grantRole } from '../../../people/roles/index.ts';
import { enterPlatform } from '../../../ground/companies/index.ts';
import { finishSetup, isTokenAlive } from '../setup.sql.ts';

const triesLimit = { count: setupLimits.wrongTries, seconds: setupLimits.wrongTriesSeconds };

/**
 * Makes the first operator for anyone who holds the token of the start. The token is looked at first, so that a
 * stranger costs no hash; what decides is the one statement that finishes the set-up. A try counts before the token is
 * compared, and counts no more once it was right: anyone who mistypes a password has lost none.
 */
export const setUpOperator = defineOpenOperation({
  name: 'set-up-operator',
  input: operatorSetup,
  refusals: [
    'CO429',
    'MB601',
    'MB_M_COMMON_JS_PASSNOTMATCH',
    'MB_T_PASSWORD_COMMON',
    'MB_T_PASSWORD_RULE1',
    'MB_T_PASSWORD_RULE5',
    'OPERATOR_SETUP_REFUSED',
  ],
  isSecret: true,
  async prepare({ kernel, request, refuse }, { token, loginId, password, confirmation }) {
    const tries = { key: `operator-setup:${limitSource(request.address)}`, limit: triesLimit };
    await demandFromLimit(kernel.db, tries.key, tries.limit);
    const isAlive = await isTokenAlive(kernel.db, secretHash(token));
    if (!isAlive) throw refuse.field('token', 'OPERATOR_SETUP_REFUSED');
    await refundAttempt(kernel.db, tries.key, [tries.limit]);
    checkPasswords({ loginId, password, confirmation });
    const reservation = { loginId, personId: randomUUID() };
    const isReserved = await reserveLoginId(kernel.db, { ...reservation, seconds: setupLimits.reservationSeconds });
    if (!isReserved) throw refuse.field('loginId', 'MB601');
    return {
      reservation,
      passwordHash: await kernel.hasher.hash(password),
      residenceCountry: await kernel.properties.get(platformProperties.globalPosition),
    };
  },
  settle: async ({ db }, { reservation }, answer) => {
    if (answer === undefined) await releaseLoginId(db, reservation);
  },
  async run({ tx, kernel, request: { language }, prepared: { reservation, ...prepared }, refuse }, input) {
    const { personId } = reservation;
    if (!(await finishSetup(tx, secretHash(input.token)))) throw refuse.field('token', 'OPERATOR_SETUP_REFUSED');
    await makeOperator(tx, kernel, input, { ...prepared, personId, language });
    return { answer: { personId }, audit: { target: { kind: 'person', id: personId }, actorId: personId } };
  },
});

function checkPasswords({
  loginId,
  password,
  confirmation,
}: Pick<OperatorSetup, 'loginId' | 'password' | 'confirmation'>): void {
  const choice = { profile: platformPasswordProfile, password, person: { loginId }, names: [] } as const;
  refuseIssues([
    ...newPasswordIssues(choice, 'password'),
    ...checkConfirmation(password, confirmation, 'confirmation'),
  ]);
}

interface NewOperator {
  readonly personId: string;
  readonly passwordHash: string;
  readonly residenceCountry: string;
  readonly language: Language;
}

/** The address counts as confirmed and serves recovery: who holds the token vouches for it. */
async function makeOperator(
  tx: Tx,
  { keyring }: Pick<Kernel, 'keyring'>,
  body: OperatorSetup,
  { personId, passwordHash, residenceCountry, language }: NewOperator,
): Promise<void> {
  const person = { companyCode: platformCompany, personId };
  await enterPlatform(tx);
  await createPerson(tx, keyring, {
    ...person,
    loginId: body.loginId,
    surname: body.surname,
    givenName: body.givenName,
    fullName: fullNameOf({ ...body, language: language }),
    language: language,
    residenceCountry,
    timeZone: platformTimeZone,
    externalMail: body.loginId,
    isConfirmed: true,
  });
  await setFirstPassword(tx, { ...person, hash: passwordHash, profile: platformPasswordProfile, mayDiffer: true });
  await grantRole(tx, { ...person, role: 'operator' });
  await claimLoginId(tx, { ...person, loginId: body.loginId });
}
