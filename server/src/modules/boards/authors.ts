import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keyring } from '../../kernel/crypto/keyring.ts';
import type { PersonKey } from '../../kernel/session/person-key.ts';
import type { ReadableBoard } from './readable-boards.sql.ts';

const saltBytes = 16;

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
  return { authorId: null, authorSeal: seal(keyring, person, randomBytes(saltBytes)) };
}

/** Whether the person wrote it. A seal is compared with what this person's would be, which no one can do backwards. */
export function isAuthor(keyring: Keyring, person: PersonKey, { authorId, authorSeal }: StoredAuthor): boolean {
  if (authorSeal === null) return authorId === person.personId;
  return timingSafeEqual(authorSeal, seal(keyring, person, authorSeal.subarray(0, saltBytes)));
}

/** Salted, so that two texts of one person do not look alike; under a key that the database does not hold. */
function seal(keyring: Keyring, { companyCode, personId }: PersonKey, salt: Buffer): Buffer {
  const own = keyring.blindIndex('board-author', `${companyCode}:${personId}`);
  return Buffer.concat([salt, createHmac('sha256', own).update(salt).digest()]);
}
