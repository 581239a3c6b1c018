import { sectionAddresses } from '@madang/contract/kernel/addresses.ts';
import { lazy } from 'react';
import type { Contribution } from '../../../kernel/sections/contributions.ts';
import { translator, type Translate } from '../../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';

const t: Translate<typeof en> = (key, values) => translator<typeof en>('anniversaries')(key, values);

export const contribution: Contribution = {
  setUpStep: {
    step: 'anniversaries',
    Step: lazy(async () => ({ default: (await import('./parts/set-up-step.tsx')).AnniversarySetUpStep })),
  },
  consoleNotices: {
    holidaysMissing: ({ country, year }) => ({
      title: t('holidays.missing', { year }),
      text: t('holidays.missingText', { country: t(`holidays.countries.${country}`) }),
      to: sectionAddresses.anniversaries,
      search: { year: String(year) },
    }),
  },
};
