import { mailDomainsAddress } from '@madang/contract/organisation/mail-domains/pages.ts';
import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { paragraphsOf } from '../../../platform/mail/letter.ts';
import { linkIn } from '../../../platform/outbox/link-in.ts';
import { unlinked } from '../../../platform/outbox/unlinked.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { findWithdrawn, type WithdrawnDomain } from '../../organisation/mail-domains/index.ts';
import { sendAccountLetter, writtenTime } from '../notifications/index.ts';
import { listAdministrators } from '../roles/index.ts';
import { readContacts } from '../contacts/index.ts';

/**
 * PRD-04: notifies all administrators of a lost domain proof, in one transaction, so that a repeated job writes none
 * twice.
 */
export async function writeOfWithdrawn(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, domainId } = payload as { companyCode: string; domainId: string };
  await inCompany(kernel.db, companyCode, async (tx) => {
    const withdrawn = await findWithdrawn(tx, { companyCode, domainId });
    if (!withdrawn) return;
    for (const personId of await listAdministrators(tx, companyCode))
      await sendDomainLetter(tx, kernel, { companyCode, personId }, withdrawn);
  });
}

/** Writes to one person, in their language and time. */
export async function sendDomainLetter(
  tx: Tx,
  kernel: Pick<Kernel, 'config' | 'keyring' | 'outbox' | 'translator'>,
  person: PersonKey,
  { shownDomain, checkedAt }: WithdrawnDomain,
): Promise<void> {
  const { config, translator } = kernel;
  const contacts = await readContacts(tx, kernel.keyring, person);
  const language = toLanguage(contacts.language) ?? fallbackLanguage;
  const { timeZone } = contacts;
  const params = {
    domain: unlinked(shownDomain),
    time: writtenTime(language, { moment: checkedAt, timeZone }),
  };
  const letter = {
    heading: translator.text(language, 'domainMails.heading', params),
    paragraphs: paragraphsOf(translator.text(language, 'domainMails.text', params)),
    button: {
      label: translator.text(language, 'domainMails.open'),
      href: linkIn(language, new URL(mailDomainsAddress, config.baseUrl)),
    },
  };
  await sendAccountLetter(tx, kernel, person, { contacts, letter, reach: 'all' });
}
