import { grantsAddress } from '@madang/contract/access/grants/rules.ts';
import type { Contribution } from '../../../kernel/sections/contributions.ts';
import { translator } from '../../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';

export const contribution: Contribution = {
  consoleNotices: {
    waitingRights: ({ count, requestId }, language) => {
      const t = translator<typeof en>('right-requests', language);
      return {
        title: t('notice.title', { count }),
        text: t('notice.text'),
        to: grantsAddress,
        search: { view: 'requests', item: requestId },
      };
    },
  },
};
