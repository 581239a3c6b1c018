import type { ConsoleSection } from '../../../kernel/feature.ts';
import { fieldText } from '../../../kernel/error-texts.ts';
import { translator, type Translate } from '../../../kernel/use-texts.ts';
import { CompanyIcon } from '../../../ui/sections/icons.tsx';
import type { en } from './messages/en.ts';

const t: Translate<typeof en> = (key) => translator<typeof en>('companies')(key);

export const section: ConsoleSection = {
  code: 'COMPANY',
  path: '/console/company',
  group: 'company',
  order: 120,
  icon: CompanyIcon,
  title: () => t('title'),
  settings: () => [
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
  permission: 'companies.view',
};
