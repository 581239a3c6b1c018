import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  emblemsFile: {
    name: 'エンブレム',
    emblem: 'エンブレム',
    fullName: '氏名',
    loginId: 'ログインID',
    department: '部署',
    grantedAt: '付与日',
  },
};
