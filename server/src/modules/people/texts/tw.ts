import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  employeesFile: {
    name: '成員',
    fullName: '姓名',
    loginId: '登入帳號',
    department: '部門',
    jobRank: '職級',
    jobTitle: '職務',
    state: '狀態',
    inService: '在職',
    notYetApplied: '待加入',
    registeredAt: '登錄時間',
  },
};
