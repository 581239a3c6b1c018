import { randomInt } from 'node:crypto';
import { codeForm } from '@madang/contract/ground/promotions/limits.ts';
import { comparableCode } from '@madang/contract/ground/promotions/rules.ts';
import { secretHash } from '../../../kernel/crypto/keyring.ts';

const { groups, charactersPerGroup, alphabet } = codeForm;

export interface NewCode {
  /** Code as people receive it; shown once and not stored. */
  readonly code: string;
  readonly hash: Buffer;
  readonly lastFour: string;
}

/** Codes of 80 random bits. A plain hash will do: even who reads the last four letters lacks 60 of them. */
export function newCodes(count: number, prefix = ''): NewCode[] {
  return Array.from({ length: count }, () => {
    const parts = Array.from({ length: groups }, newGroup);
    const code = [...(prefix === '' ? [] : [prefix]), ...parts].join('-');
    return { code, hash: codeHash(code), lastFour: parts.at(-1) ?? '' };
  });
}

/** Returns the hash under which a code is stored, and by which a typed code is found. */
export function codeHash(typed: string): Buffer {
  return secretHash(comparableCode(typed));
}

function newGroup(): string {
  return Array.from({ length: charactersPerGroup }, () => alphabet[randomInt(alphabet.length)]).join('');
}
