import { fallbackLanguage, type Language } from '@madang/contract/kernel/languages.ts';
import { readsKorean } from '@madang/contract/kernel/languages.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { notifyPerson } from '../../people/notifications/index.ts';
import { readNames } from '../../people/person-names/index.ts';
import { openTitle } from './content.ts';
import type { RequestKey } from './requests.sql.ts';
import { selectStandInsFor } from './stand-ins.sql.ts';

/** Kinds of letters, by their texts. */
export type LetterKind = 'waits' | 'standsIn' | 'approved' | 'refused' | 'returned' | 'commented' | 'approverLeft';

interface Asked {
  readonly title: Buffer;
  readonly requesterId: string;
}

interface Letter {
  readonly kind: LetterKind;
  readonly toIds: readonly string[];
  /** The person that the letter names: who asks, decided or wrote. */
  readonly aboutId: string;
  readonly comment?: string;
}

/** Writes to people about a request, in their languages; a comment is kept in the inbox alone. */
export async function writeLetters(tx: Tx, kernel: Kernel, key: RequestKey, asked: Asked, letter: Letter) {
  const { companyCode, requestId } = key;
  const { kind, aboutId, comment = '' } = letter;
  const names = (await readNames(tx, companyCode, [aboutId])).get(aboutId);
  const title = openTitle(kernel, requestId, asked.title);
  const write = (language: Language = fallbackLanguage) => {
    const name = names ? (readsKorean(language) ? names.fullName : names.englishName || names.fullName) : '';
    const say = (part: string) => kernel.translator.text(language, `approvalRequests.${kind}.${part}`, { name, title });
    return { heading: say('heading'), paragraphs: [say('text'), ...(comment === '' ? [] : [comment])] };
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
