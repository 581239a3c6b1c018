import { fallbackLanguage, type Language } from '@madang/contract/kernel/languages.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import type { ErrorParams } from '@madang/contract/kernel/errors.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { notifyPerson } from '../../people/notifications/index.ts';
import { readNames } from '../../people/person-names/index.ts';
import { openTitle } from './content.ts';
import type { RequestKey } from './requests.sql.ts';
import { selectStandInsFor } from './stand-ins.sql.ts';

/** Kinds of letters, by their texts. */
export type LetterKind =
  | 'waits'
  | 'standsIn'
  | 'approved'
  | 'refused'
  | 'returned'
  | 'commented'
  | 'approverLeft'
  | 'carriedOut'
  | 'notCarriedOut'
  | 'expired';

interface Asked {
  readonly title: Buffer;
  readonly requesterId: string;
  /** Null of a request by a form. */
  readonly heldKind: string | null;
}

interface Letter {
  readonly kind: LetterKind;
  readonly toIds: readonly string[];
  /** The person that the letter names: who asks, decided or wrote. */
  readonly aboutId: string;
  readonly comment?: string;
  /** Reason that an approved change was not made. */
  readonly reason?: { readonly code: string; readonly params: ErrorParams } | undefined;
}

/** Writes to people about a request, in their languages; a comment is kept in the inbox alone. */
export async function writeLetters(tx: Tx, kernel: Kernel, key: RequestKey, asked: Asked, letter: Letter) {
  const { companyCode, requestId } = key;
  const { kind, aboutId, comment = '', reason } = letter;
  const names = (await readNames(tx, companyCode, [aboutId])).get(aboutId);
  const named = openTitle(kernel, requestId, asked.title);
  const write = (language: Language = fallbackLanguage) => {
    const name = names ? (readsKorean(language) ? names.fullName : names.englishName || names.fullName) : '';
    const { translator } = kernel;
    const heldAs =
      asked.heldKind === null ? [] : [translator.text(language, `approvalRequests.held.${asked.heldKind}`)];
    const title = [...heldAs, ...(named === '' ? [] : [named])].join(': ');
    const say = (part: string) => translator.text(language, `approvalRequests.${kind}.${part}`, { name, title });
    const why = reason ? [translator.errorText(language, reason.code, reason.params)] : [];
    return { heading: say('heading'), paragraphs: [say('text'), ...why, ...(comment === '' ? [] : [comment])] };
  };
  for (const personId of [...new Set(letter.toIds)].toSorted()) {
    await notifyPerson(tx, kernel, { companyCode, personId }, { write, isMailed: kind !== 'commented' });
  }
}

/** Writes to those whose turn it is, and to those who stand in for them today. */
export async function writeTurn(tx: Tx, kernel: Kernel, key: RequestKey, asked: Asked, approverIds: readonly string[]) {
  const { requesterId } = asked;
  await writeLetters(tx, kernel, key, asked, { kind: 'waits', toIds: approverIds, aboutId: requesterId });
  const standIns = await selectStandInsFor(tx, key.companyCode, approverIds);
  for (const { personId, standInId } of standIns) {
    if (standInId === requesterId || approverIds.includes(standInId)) continue;
    await writeLetters(tx, kernel, key, asked, { kind: 'standsIn', toIds: [standInId], aboutId: personId });
  }
}
