import { formatNumber } from '../../../kernel/formats.ts';
import { latePart } from '../../../kernel/pages/late-part.tsx';
import type { Contribution } from '../../../kernel/sections/contributions.ts';
import { translator } from '../../../kernel/use-texts.ts';
import { NoticeIcon } from '../../../ui/icons.tsx';
import type { en } from './messages/en.ts';

const account = () => '/portalapp/account';
const texts = () => import('./page-texts.ts');

export const contribution: Contribution = {
  accountSection: latePart(async () => (await import('./parts/own-login-id.tsx')).OwnLoginIdSection, texts),
  homeNotices: {
    idApproved: {
      icon: NoticeIcon,
      to: account,
      Words: latePart(async () => (await import('./parts/notice-words.tsx')).ApprovedWords, texts),
    },
    formerId: {
      icon: NoticeIcon,
      to: account,
      Words: latePart(async () => (await import('./parts/notice-words.tsx')).FormerWords, texts),
    },
  },
  consoleNotices: {
    idRequests: ({ count }, language) => {
      const t = translator<typeof en>('login-ids', language);
      return {
        title: t('notice.title', { number: formatNumber(count, language) }),
        text: t('notice.text'),
        to: '/console/id-requests',
      };
    },
  },
};
