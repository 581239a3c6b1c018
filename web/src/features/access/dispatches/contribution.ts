import { dispatchesAddress } from '@madang/contract/access/dispatches/pages.ts';
import { dispatchLimits } from '@madang/contract/access/dispatches/limits.ts';
import { lazy } from 'react';
import { formatDate } from '../../../kernel/formats.ts';
import type { Contribution } from '../../../kernel/sections/contributions.ts';
import { translator } from '../../../kernel/use-texts.ts';
import type { en } from './messages/en.ts';

export const contribution: Contribution = {
  personAct: lazy(async () => ({ default: (await import('./parts/ask-for-person.tsx')).AskForPerson })),
  consoleNotices: {
    waitingDispatches: ({ side, count, dispatchId }, language) => {
      const t = translator<typeof en>('dispatches', language);
      const title = t(`notices.waiting.${side}`, { count });
      return {
        title,
        text: t(`notices.waitingText.${side}`),
        to: dispatchesAddress,
        search: { side, item: dispatchId },
      };
    },
    endingDispatches: ({ side, count, dispatchId, endsOn }, language) => {
      const t = translator<typeof en>('dispatches', language);
      const title = t(`notices.ending.${side}`, { count, days: dispatchLimits.endingDays });
      const text = t(`notices.endingText.${side}`, { day: formatDate(endsOn, language) });
      return { title, text, to: dispatchesAddress, search: { side, item: dispatchId } };
    },
  },
};
