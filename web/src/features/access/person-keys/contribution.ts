import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import { lazy } from 'react';
import { formatNumber } from '../../../kernel/formats.ts';
import type { Contribution } from '../../../kernel/sections/contributions.ts';
import { translator } from '../../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';

export const contribution: Contribution = {
  personWayBack: lazy(async () => ({ default: (await import('./parts/person-key.tsx')).PersonKey })),
  consoleNotices: {
    keyReleases: ({ count }, language) => {
      const t = translator<typeof en>('person-keys', language);
      return {
        title: t('notice.title', { number: formatNumber(count, language) }),
        text: t('notice.text'),
        to: sectionAddresses.employees,
        search: { state: 'keyRelease' },
      };
    },
  },
};
