import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import type { GrantableRole } from '@madang/contract/people/role-assignments/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { paragraphsOf } from '../../../platform/mail/letter.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { sendAccountLetter } from '../notifications/index.ts';
import { readContacts } from '../contacts/index.ts';

const texts = {
  granted: { heading: 'roleMails.granted.heading', text: 'roleMails.granted.text' },
  revoked: { heading: 'roleMails.revoked.heading', text: 'roleMails.revoked.text' },
} as const;

interface RoleChange {
  readonly about: keyof typeof texts;
  readonly role: GrantableRole;
}

/** Writes to a person, by mail and in the inbox, that a role was granted or taken back. */
export async function sendRoleLetter(
  tx: Tx,
  kernel: Pick<Kernel, 'keyring' | 'outbox' | 'translator'>,
  person: PersonKey,
  { about, role }: RoleChange,
): Promise<void> {
  const { translator } = kernel;
  const contacts = await readContacts(tx, kernel.keyring, person);
  const language = toLanguage(contacts.language) ?? fallbackLanguage;
  const params = { role: translator.text(language, `roles.${role}`) };
  const letter = {
    heading: translator.text(language, texts[about].heading, params),
    paragraphs: paragraphsOf(translator.text(language, texts[about].text, params)),
  };
  await sendAccountLetter(tx, kernel, person, { contacts, letter, reach: 'one' });
}
