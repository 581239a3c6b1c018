import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  importKinds: {
    emblemGrants: '授予徽章',
    emblemReturns: '收回徽章',
  },
  emblemsFile: {
    name: '徽章',
    emblem: '徽章',
    fullName: '姓名',
    loginId: '登录 ID',
    department: '部门',
    grantedAt: '授予日期',
  },
  emblemNotice: {
    heading: '您获得了徽章“{{name}}”',
    text: '徽章会显示在成员列表、组织架构图和帖子中您的姓名旁。',
  },
};
