import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ko: Translated<typeof en> = {
  approvalPolicies: {
    left: {
      heading: '결재자가 빠지는 결재 정책이 있습니다',
      text: '{{name}} 님이 회사를 떠나 아래 정책의 결재 단계가 비거나 결재자가 줄어듭니다. 관리 콘솔의 결재 정책에서 단계를 확인해 주세요.',
    },
    more: '외 {{count}}개',
  },
};
