import type { ErrorParams } from '@madang/contract/kernel/errors.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { notifyPerson } from '../../people/notifications/index.ts';

/** MEM-10: to those who may give what is asked for, and to the person who asked. */
export const rightLetters = ['asked', 'approved', 'refused'] as const;

interface RightLetter {
  readonly about: (typeof rightLetters)[number];
  readonly params: ErrorParams;
}

/** Writes to a person about a request, in their language and in the caller's transaction. */
export function sendRightLetter(
  tx: Tx,
  kernel: Pick<Kernel, 'keyring' | 'outbox' | 'translator'>,
  person: PersonKey,
  { about, params }: RightLetter,
): Promise<void> {
  const { translator } = kernel;
  return notifyPerson(tx, kernel, person, {
    write: (language) => ({
      heading: translator.text(language, `rightLetters.${about}.heading`, params),
      paragraphs: translator.text(language, `rightLetters.${about}.text`, params).split('\n\n'),
    }),
    isMailed: true,
  });
}
