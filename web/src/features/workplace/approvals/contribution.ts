import { approvalsHome } from '@madang/contract/kernel/addresses.ts';
import { formatNumber } from '../../../kernel/formats.ts';
import type { Contribution } from '../../../kernel/sections/contributions.ts';
import { translator } from '../../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';

export const contribution: Contribution = {
  consoleNotices: {
    approvalsWait: ({ count }, language) => {
      const t = translator<typeof en>('approvals', language);
      return {
        title: t('waiting.title', { count, number: formatNumber(count, language) }),
        text: t('waiting.text'),
        to: approvalsHome,
      };
    },
  },
};
