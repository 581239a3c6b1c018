import { createHmac, randomBytes } from 'node:crypto';
import { isOneOf, type Keyring } from '../../../kernel/crypto/keyring.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { ReadableBoard } from './readable-boards.sql.ts';

export const saltBytes = 16;

/** What a text keeps of who wrote it: the person, or of an anonymous one a seal that reveals nothing. */
export interface StoredAuthor {
  readonly authorId: string | null;
  readonly authorSeal: Buffer | null;
}

/** Whether a board hides its authors. What is written there has an id and times that lead to no one either. */
export function isNameless({ isAnonymous, showsAuthor }: Pick<ReadableBoard, 'isAnonymous' | 'showsAuthor'>): boolean {
  return isAnonymous || !showsAuthor;
}

export function authorToStore(keyring: Keyring, person: PersonKey, isAnonymous: boolean): StoredAuthor {
  if (!isAnonymous) return { authorId: person.personId, authorSeal: null };
  return { authorId: null, authorSeal: newSeal(keyring, person) };
}

/** Whether the person wrote it. A seal is compared with what this person's would be, which no one can do backwards. */
export function isAuthor(keyring: Keyring, person: PersonKey, { authorId, authorSeal }: StoredAuthor): boolean {
  if (authorSeal === null) return authorId === person.personId;
  return isOneOf(authorSeal.subarray(saltBytes), seals(keyring, person, authorSeal.subarray(0, saltBytes)));
}

/** Salted, so that two texts of one person do not look alike; under a key that the database does not hold. */
function newSeal(keyring: Keyring, person: PersonKey): Buffer {
  const salt = randomBytes(saltBytes);
  const [ofNow = Buffer.alloc(0)] = seals(keyring, person, salt);
  return Buffer.concat([salt, ofNow]);
}

/** What may stand behind the salt, by whichever key; the form of now first. */
function seals(keyring: Keyring, { companyCode, personId }: PersonKey, salt: Buffer): Buffer[] {
  return keyring.lastingIndexes((mac) =>
    createHmac('sha256', mac('board-author', `${companyCode}:${personId}`))
      .update(salt)
      .digest(),
  );
}
