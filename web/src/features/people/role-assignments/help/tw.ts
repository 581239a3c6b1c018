import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ROLE: {
    words: '管理員, 角色, 權限, 授權, 委派',
    what: '決定誰可以管理什麼。',
    doings: [
      '新增管理員並選擇其管理範圍。',
      '一律至少保留一位主管理員。',
      '授予與收回權限都會記入稽核紀錄。',
      '服務台檢視成員資訊前須填寫工單編號，編號會記入稽核紀錄。',
    ],
  },
};
