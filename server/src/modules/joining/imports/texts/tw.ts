import type { en } from './en.ts';
import type { Translated } from '@madang/contract/kernel/messages.ts';

export const tw: Translated<typeof en> = {
  importKinds: {
    people: '註冊成員',
    changes: '變更成員資料',
    transfers: '調動',
    leaves: '留停',
    returns: '復職',
    retirements: '離職',
    reinstatements: '重新到職',
    withdrawals: '撤銷註冊',
    passwords: '初始密碼',
    invitations: '邀請',
    departments: '部門',
    jobRanks: '職級',
    jobTitles: '職稱',
  },
  importItems: {
    fullName: '姓名',
    department: '部門',
    parentDepartment: '上層部門',
    jobRank: '職級',
    jobTitle: '職稱',
    on: '生效日期',
    note: '備註',
    reason: '離職原因',
    leaveKind: '留停類別',
    from: '留停開始日期',
    until: '留停結束日期',
    code: '代碼',
    name: '名稱',
    englishName: '英文名稱',
  },
  importFile: {
    lists: '代碼清單',
    example: '範例',
    name: '有錯誤的列',
    reason: '錯誤原因',
    nameScripts:
      '如需登記中文、日文或越南文姓名，請在「安全性原則」中將新密碼的規則改為「長密碼」，並將居住國家/地區填寫為韓國以外。',
  },
};
