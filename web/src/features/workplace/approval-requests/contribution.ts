import { approvalsHome } from '@madang/contract/kernel/addresses.ts';
import { latePart } from '../../../kernel/pages/late-part.tsx';
import type { Contribution, WaitingRequestsProps } from '../../../kernel/sections/contributions.ts';
import { ApprovalIcon } from '../../../ui/sections/icons.tsx';

export const contribution: Contribution = {
  personApprovals: latePart<{ readonly personId: string }>(
    async () => (await import('./parts/person-approvals.tsx')).PersonApprovals,
    () => import('./page-texts.ts'),
  ),
  waitingRequests: latePart<WaitingRequestsProps>(
    async () => (await import('./parts/waiting-rows.tsx')).WaitingRows,
    () => import('./card-texts.ts'),
  ),
  homeNotices: {
    waitingApprovals: {
      icon: ApprovalIcon,
      to: () => approvalsHome,
      Words: latePart<{ readonly notice: { readonly kind: 'waitingApprovals'; readonly count: number } }>(
        async () => (await import('./parts/waiting-words.tsx')).WaitingWords,
        () => import('./card-texts.ts'),
      ),
    },
  },
};
