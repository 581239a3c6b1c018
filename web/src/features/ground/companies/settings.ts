import { fieldText } from '../../../kernel/error-texts.ts';
import type { SectionSettings } from '../../../kernel/sections/help.ts';
import { translator, type Translate } from '../../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';

const t: Translate<typeof en> = (key) => translator<typeof en>('companies')(key);

/** Settings of the section's page, as the command palette finds them. */
export const settings: SectionSettings = {
  COMPANY: () => [
    { title: t('identity.title'), fields: [...['shownName', 'mark', 'color'].map(fieldText), t('colors.code')] },
    {
      title: t('record.title'),
      fields: ['companyName', 'englishCompanyName', 'timeZone', 'companyPhone'].map(fieldText),
    },
    { title: t('logIn.title') },
    { title: t('people.title') },
    { title: t('usage.title'), fields: [t('usage.plan')] },
    { title: t('closing.title') },
  ],
};
