import { marketingConsentYears } from '@madang/contract/access/consents/limits.ts';
import { languageTags } from '@madang/contract/kernel/languages.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { paragraphsOf } from '../../../platform/mail/letter.ts';
import { findCorrespondent } from '../../people/contacts/index.ts';
import { sendAccountLetter } from '../../people/notifications/index.ts';
import { listCompanyCodes } from '../../ground/companies/index.ts';
import { takeAgeingConsents, type AgeingConsent } from '../../ground/agreements/index.ts';

export const askMarketingTask = 'ask-marketing-consent';

/** People of a company in one transaction, which writes their mails and the record of them together. */
const batch = 200;

/** Writes to everyone whose consent to marketing runs out soon when they gave it, and that the sign-in will ask again. */
export async function askMarketingConsent(kernel: Kernel): Promise<void> {
  for (const companyCode of await listCompanyCodes(kernel.db)) {
    let taken: number;
    do {
      taken = await inCompany(kernel.db, companyCode, async (tx) => {
        const consents = await takeAgeingConsents(tx, companyCode, batch);
        for (const consent of consents) await ask(tx, kernel, companyCode, consent);
        return consents.length;
      });
    } while (taken === batch);
  }
}

async function ask(tx: Tx, kernel: Kernel, companyCode: string, { personId, agreedAt, endsAt }: AgeingConsent) {
  const contacts = await findCorrespondent(tx, kernel.keyring, { companyCode, personId });
  if (!contacts) return;
  const { language, timeZone } = contacts;
  const day = new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'long', timeZone });
  const letter = {
    heading: kernel.translator.text(language, 'consentMails.marketingHeading'),
    paragraphs: paragraphsOf(
      kernel.translator.text(language, 'consentMails.marketingText', {
        date: day.format(agreedAt),
        until: day.format(endsAt),
        years: marketingConsentYears,
      }),
    ),
  };
  await sendAccountLetter(tx, kernel, { companyCode, personId }, { contacts, letter, reach: 'all' });
}
