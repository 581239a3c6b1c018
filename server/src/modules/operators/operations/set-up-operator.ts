import { randomUUID } from 'node:crypto';
import { checkConfirmation } from '@madang/contract/accounts/password-change.ts';
import { fullNameOf } from '@madang/contract/kernel/names/name-order.ts';
import {
  platformCompany,
  platformPasswordProfile,
  platformTimeZone,
  setupLimits,
} from '@madang/contract/operators/limits.ts';
import { setUpOperator as route, type OperatorSetup } from '@madang/contract/operators/routes.ts';
import { platformProperties } from '@madang/contract/properties/platform.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { secretHash } from '../../../kernel/crypto/keyring.ts';
import { transaction, type Tx } from '../../../kernel/db/database.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import { limitSource } from '../../../kernel/limits/limit-source.ts';
import { demandFromLimit, refundAttempt } from '../../../kernel/limits/rate-limit.ts';
import {
  claimLoginId,
  createPerson,
  grantRole,
  newPasswordIssues,
  refuseIssues,
  releaseLoginId,
  reserveLoginId,
  setFirstPassword,
} from '../../accounts/index.ts';
import { enterPlatform } from '../../companies/index.ts';
import { finishSetup, isTokenAlive } from '../setup.sql.ts';

type SetupCall = Call<typeof route>;

const triesLimit = { count: setupLimits.wrongTries, seconds: setupLimits.wrongTriesSeconds };

/**
 * Makes the first operator for whoever holds the token of the start. The token is looked at first, so that a
 * stranger costs no hash; what decides is the one statement that finishes the set-up. A try counts before the token is
 * compared, and counts no more once it was right: whoever mistypes a password has lost none.
 */
export const setUpOperatorCall = operation(route, async (call) => {
  const { kernel, body } = call;
  const tokenHash = secretHash(body.token);
  const tries = { key: `operator-setup:${limitSource(call.request.address)}`, limit: triesLimit };
  await demandFromLimit(kernel.db, tries.key, tries.limit);
  if (!(await isTokenAlive(kernel.db, tokenHash))) throw refusedToken();
  await refundAttempt(kernel.db, tries.key, [tries.limit]);
  checkPasswords(body);
  const reservation = { loginId: body.loginId, personId: randomUUID() };
  const isReserved = await reserveLoginId(kernel.db, { ...reservation, seconds: setupLimits.reservationSeconds });
  if (!isReserved) throw refuseField('loginId', 'MB601');
  try {
    const operator = {
      personId: reservation.personId,
      passwordHash: await kernel.hasher.hash(body.password),
      residenceCountry: await kernel.properties.get(platformProperties.globalPosition),
    };
    await transaction(kernel.db, async (tx) => {
      if (!(await finishSetup(tx, tokenHash))) throw refusedToken();
      await makeOperator(tx, call, operator);
    });
  } catch (error) {
    await releaseLoginId(kernel.db, reservation);
    throw error;
  }
  return { result: 'success' as const };
});

function refusedToken() {
  return refuseField('token', 'OPERATOR_SETUP_REFUSED');
}

function checkPasswords({ loginId, password, confirmation }: OperatorSetup): void {
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
}

/** The address counts as confirmed and serves recovery: who holds the token vouches for it. */
async function makeOperator(tx: Tx, call: SetupCall, { personId, passwordHash, residenceCountry }: NewOperator) {
  const { kernel, request, body } = call;
  const person = { companyCode: platformCompany, personId };
  await enterPlatform(tx);
  await createPerson(tx, kernel.keyring, {
    ...person,
    loginId: body.loginId,
    surname: body.surname,
    givenName: body.givenName,
    fullName: fullNameOf({ ...body, language: request.language }),
    language: request.language,
    residenceCountry,
    timeZone: platformTimeZone,
    externalMail: body.loginId,
    isConfirmed: true,
  });
  await setFirstPassword(tx, { ...person, hash: passwordHash });
  await grantRole(tx, { ...person, role: 'operator' });
  await claimLoginId(tx, { ...person, loginId: body.loginId });
  await writeAudit(tx, {
    companyCode: platformCompany,
    operation: 'set-up-operator',
    actor: { kind: 'person', personId },
    target: { kind: 'person', id: personId },
    request,
  });
}
