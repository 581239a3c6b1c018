import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  importKinds: {
    emblemGrants: '授予徽章',
    emblemReturns: '收回徽章',
  },
  emblemsFile: {
    name: '徽章',
    emblem: '徽章',
    fullName: '姓名',
    loginId: '登入 ID',
    department: '部門',
    grantedAt: '授予日期',
  },
  emblemNotice: {
    heading: '您獲得了「{{name}}」徽章',
    text: '徽章會顯示在成員清單、組織圖和文章中您的姓名旁。',
  },
};
