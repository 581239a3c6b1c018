import type { ErrorParams } from '@madang/contract/kernel/errors.ts';
import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { readContacts } from '../../people/contacts/index.ts';
import { notifyPerson, sendAccountLetter } from '../../people/notifications/index.ts';

/** Letters about IDs: to the person, and under `decider` to the administrator who approved. */
export const idLetters = [
  'asked',
  'approved',
  'releaseApproved',
  'refused',
  'cancelled',
  'ended',
  'changed',
  'given',
  'released',
  'takenBack',
  'takenBackKept',
  'reopened',
  'deciderCancelled',
  'deciderCompleted',
  'deciderReopened',
] as const;
type IdLetter = (typeof idLetters)[number];

interface Told {
  readonly about: IdLetter;
  readonly params: ErrorParams;
  /** `all`: every mailbox of the person. `one`: one of them. `inbox`: the inbox of the product alone. */
  readonly reach: 'all' | 'one' | 'inbox';
}

/** Writes to a person about an ID, in their language and in the caller's transaction. */
export async function tell(
  tx: Tx,
  kernel: Pick<Kernel, 'keyring' | 'outbox' | 'translator'>,
  person: PersonKey,
  { about, params, reach }: Told,
): Promise<void> {
  const { translator } = kernel;
  const write = (language: Parameters<typeof translator.text>[0]) => ({
    heading: translator.text(language, `idLetters.${about}.heading`, params),
    paragraphs: translator.text(language, `idLetters.${about}.text`, params).split('\n\n'),
  });
  if (reach !== 'all') return notifyPerson(tx, kernel, person, { write, isMailed: reach === 'one' });
  const contacts = await readContacts(tx, kernel.keyring, person);
  const letter = write(toLanguage(contacts.language) ?? fallbackLanguage);
  await sendAccountLetter(tx, kernel, person, { contacts, letter, reach });
}
