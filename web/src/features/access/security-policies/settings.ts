import { fieldText } from '../../../kernel/error-texts.ts';
import type { SectionSettings } from '../../../kernel/sections/help.ts';
import { translator, type Translate } from '../../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';

const t: Translate<typeof en> = (key) => translator<typeof en>('security-policies')(key);

/** Settings of the section's page, as the command palette finds them. */
export const settings: SectionSettings = {
  POLICY: () => [
    {
      title: t('password.title'),
      fields: [
        t('password.rules'),
        t('own.shortest'),
        t('own.longest'),
        t('own.needsMixture'),
        t('own.limitsCharacters'),
        t('own.refusesRuns'),
      ],
    },
    { title: t('renewal.title'), fields: [t('renewal.ask'), t('renewal.day')] },
    { title: t('factor.title'), fields: [fieldText('secondFactor'), t('factor.fromLabel')] },
    { title: t('trust.title'), fields: [t('trust.days')] },
    { title: t('holders.title'), fields: [t('holders.named')] },
    { title: t('id.title'), fields: [fieldText('idProfile')] },
    { title: t('idPeriods.title') },
  ],
};
