import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  organisationFile: {
    name: '組織架構',
    level: '層級',
    code: '部門代碼',
    department: '部門',
    parent: '上層部門代碼',
    heads: '部門主管',
    people: '人數',
  },
  membersFile: {
    name: '組織成員',
    fullName: '姓名',
    loginId: '登入帳號',
    department: '部門',
    jobRank: '職級',
    jobTitle: '職務',
  },
};
