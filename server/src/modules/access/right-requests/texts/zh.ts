import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  rightLetters: {
    asked: {
      heading: '有权限申请',
      text: '{{name}} 申请了为期 {{hours}} 小时的权限。请在控制台“权限授予”的“申请”中处理。\n\n理由：{{reason}}',
    },
    approved: {
      heading: '您申请的权限已获批准',
      text: '您申请的权限已获批准。从现在起可使用 {{hours}} 小时，之后自动结束。',
    },
    refused: {
      heading: '您申请的权限被拒绝',
      text: '您申请的权限被拒绝。\n\n理由：{{reason}}',
    },
  },
};
