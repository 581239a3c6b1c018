import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  approvalPolicies: {
    left: {
      heading: 'Có quy trình phê duyệt thiếu người phê duyệt',
      text: '{{name}} sẽ rời công ty và không còn duyệt trong các quy trình sau. Hãy kiểm tra các bước trong mục quy trình phê duyệt của trang quản trị.',
    },
    more: 'và {{count}} quy trình khác',
  },
};
