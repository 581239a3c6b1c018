import { fieldText } from '../../../kernel/error-texts.ts';
import type { SectionSettings } from '../../../kernel/sections/help.ts';
import { translator, type Translate } from '../../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';

const t: Translate<typeof en> = (key) => translator<typeof en>('sign-in-policies')(key);

/** Settings of the section's page, as the command palette finds them. */
export const settings: SectionSettings = {
  ACCESS: () => [
    {
      title: t('sessions.title'),
      fields: ['allowsStaying', 'sessionHours', 'idleMinutes', 'allowsOnLeave'].map(fieldText),
    },
    { title: t('networks.title'), fields: [fieldText('networks')] },
    { title: t('list.title') },
    { title: t('failures.title') },
  ],
};
