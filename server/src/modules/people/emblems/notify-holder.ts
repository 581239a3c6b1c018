import { emblemNameFor } from '@madang/contract/people/emblems/marks.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { notifyPerson } from '../notifications/index.ts';
import { emblemOf } from './emblems.sql.ts';

/** Leaves a line in the inbox of a person who gets an emblem, in their language; no mail, for nothing waits for them. */
export async function notifyHolder(tx: Tx, kernel: Kernel, person: PersonKey, emblemId: string): Promise<void> {
  const [emblem] = (await emblemOf(person.companyCode, emblemId).execute(tx)).rows;
  if (!emblem) return;
  await notifyPerson(tx, kernel, person, {
    isMailed: false,
    write: (language) => ({
      heading: kernel.translator.text(language, 'emblemNotice.heading', { name: emblemNameFor(emblem, language) }),
      paragraphs: [kernel.translator.text(language, 'emblemNotice.text')],
    }),
  });
}
