import { randomInt } from 'node:crypto';
import { factorLimits, recoveryCodeForm } from '@madang/contract/access/mfa/limits.ts';
import { shownRecoveryCode } from '@madang/contract/access/mfa/rules.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.sql.ts';

/** Returns the stored form of a code: keyed, because 50 bits could be guessed, and bound to its person. */
export function recoveryCodeHash(keyring: Keyring, person: PersonKey, code: string): Buffer {
  return keyring.blindIndex(purpose, owned(person, code));
}

/** All that may be stored of a code: one that a rotation has wrapped is found too. */
export function recoveryCodeHashes(keyring: Keyring, person: PersonKey, code: string): Buffer[] {
  return keyring.lastingIndexes((mac) => mac(purpose, owned(person, code)));
}

const purpose = 'factors.recovery-code';

function owned({ companyCode, personId }: PersonKey, code: string): string {
  return [companyCode, personId, code].join('\u0000');
}

/** New codes in the place of all before, as the person is shown them this once. */
export async function makeRecoveryCodes(tx: Tx, keyring: Keyring, person: PersonKey): Promise<string[]> {
  const codes = Array.from({ length: factorLimits.recoveryCodes }, newRecoveryCode);
  await replaceRecoveryCodes(
    tx,
    person,
    codes.map((code) => recoveryCodeHash(keyring, person, code)),
  );
  return codes.map(shownRecoveryCode);
}

/** Codes for who has none yet, with the first factor; none for who has some. */
export async function makeFirstRecoveryCodes(tx: Tx, keyring: Keyring, person: PersonKey): Promise<string[]> {
  const hasCodes = (await countRecoveryCodes(tx, person)) !== undefined;
  return hasCodes ? [] : makeRecoveryCodes(tx, keyring, person);
}

function newRecoveryCode(): string {
  const { alphabet, length } = recoveryCodeForm;
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}
