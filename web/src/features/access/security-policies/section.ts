import { policiesAddress } from '@madang/contract/access/security-policies/rules.ts';
import type { ConsoleSection } from '../../../kernel/feature.ts';
import { fieldText } from '../../../kernel/error-texts.ts';
import { translator, type Translate } from '../../../kernel/use-texts.ts';
import { SettingsIcon } from '../../../ui/icons.tsx';
import type { en } from './messages/en.ts';

const t: Translate<typeof en> = (key) => translator<typeof en>('security-policies')(key);

export const section: ConsoleSection = {
  code: 'POLICY',
  path: policiesAddress,
  group: 'security',
  order: 86,
  icon: SettingsIcon,
  title: () => t('title'),
  settings: () => [
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
  permission: 'securityPolicies.view',
};
