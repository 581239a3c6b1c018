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
import type { OperatorSetup } from '@madang/contract/views/operators/routes.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { refuseFields } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { newPasswordIssues, refuseIssues, setFirstPassword } from '../../secrets/passwords/index.ts';
import { claimLoginId, releaseLoginId, reserveLoginId } from '../../ground/global-login-ids/index.ts';
import { createPerson } from '../../people/people/index.ts';
import { grantRole } from '../../people/roles/index.ts';
import { enterPlatform } from '../../ground/companies/index.ts';

type Choice = Pick<OperatorSetup, 'loginId' | 'password' | 'confirmation'>;

/** Work of an operator's registration that is done before its transaction. */
export interface PreparedOperator {
  readonly reservation: { readonly loginId: string; readonly personId: string };
  readonly passwordHash: string;
  readonly residenceCountry: string;
}

/** Checks the passwords, reserves the ID and hashes; refuses an ID that is in use (MB601). */
export async function prepareOperator(kernel: Kernel, choice: Choice): Promise<PreparedOperator> {
  checkPasswords(choice);
  const reservation = { loginId: choice.loginId, personId: randomUUID() };
  const isReserved = await reserveLoginId(kernel.db, { ...reservation, seconds: setupLimits.reservationSeconds });
  if (!isReserved) throw refuseFields([{ path: 'loginId', code: 'MB601', params: {} }]);
  return {
    reservation,
    passwordHash: await kernel.hasher.hash(choice.password),
    residenceCountry: await kernel.properties.get(platformProperties.globalPosition),
  };
}

/** Gives the ID back where no operator was made. */
export async function releaseOperator({ db }: Pick<Kernel, 'db'>, { reservation }: PreparedOperator): Promise<void> {
  await releaseLoginId(db, reservation);
}

function checkPasswords({ loginId, password, confirmation }: Choice): void {
  const choice = { profile: platformPasswordProfile, password, person: { loginId }, names: [] } as const;
  refuseIssues([
    ...newPasswordIssues(choice, 'password'),
    ...checkConfirmation(password, confirmation, 'confirmation'),
  ]);
}

/** Makes the platform's operator. The address counts as confirmed and serves recovery: a holder of the token vouches for it. */
export async function registerOperator(
  tx: Tx,
  { keyring }: Pick<Kernel, 'keyring'>,
  body: OperatorSetup,
  { reservation, passwordHash, residenceCountry, language }: PreparedOperator & { readonly language: Language },
): Promise<void> {
  const person = { companyCode: platformCompany, personId: reservation.personId };
  await enterPlatform(tx);
  await createPerson(tx, keyring, {
    ...person,
    loginId: body.loginId,
    surname: body.surname,
    givenName: body.givenName,
    fullName: fullNameOf({ ...body, language }),
    language,
    residenceCountry,
    timeZone: platformTimeZone,
    externalMail: body.loginId,
    isConfirmed: true,
  });
  await setFirstPassword(tx, {
    ...person,
    hash: passwordHash,
    profile: platformPasswordProfile,
    mayDiffer: true,
  });
  await grantRole(tx, { ...person, role: 'operator' });
  await claimLoginId(tx, { ...person, loginId: body.loginId });
}
