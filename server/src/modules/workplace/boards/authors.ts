import { createHmac, randomBytes } from 'node:crypto';
import { isOneOf, type Keyring } from '../../../kernel/crypto/keyring.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { ReadableBoard } from './readable-boards.sql.ts';

export const saltBytes = 16;

/** Stored author of a text: the person, or for an anonymous text a seal that reveals nothing. */
export interface StoredAuthor {
  readonly authorId: string | null;
  readonly authorSeal: Buffer | null;
}

/** Returns true if a board hides its authors. Texts written there also have an id and times that do not lead to a person. */
export function isNameless({ isAnonymous, showsAuthor }: Pick<ReadableBoard, 'isAnonymous' | 'showsAuthor'>): boolean {
  return isAnonymous || !showsAuthor;
}

export function authorToStore(keyring: Keyring, person: PersonKey, isAnonymous: boolean): StoredAuthor {
  if (!isAnonymous) return { authorId: person.personId, authorSeal: null };
  return { authorId: null, authorSeal: newSeal(keyring, person) };
}

/**
 * Returns true if the person wrote the text. Compares the seal with this person's possible seals; the author cannot be derived
 * from a seal.
 */
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

/** Returns the possible values after the salt, one for each key; the current form comes first. */
function seals(keyring: Keyring, { companyCode, personId }: PersonKey, salt: Buffer): Buffer[] {
  return keyring.lastingIndexes((mac) =>
    createHmac('sha256', mac('board-author', `${companyCode}:${personId}`))
      .update(salt)
      .digest(),
  );
}
