import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  IDREQUEST: {
    words: '變更帳號, 登入帳號, 改名, 使用者名稱, 網域變更',
    what: '檢視並處理變更登入帳號的申請。',
    doings: [
      '從申請的那一刻起，所申請的帳號就會為本人保留。',
      '核准後須由本人最後確認，帳號才會變更。退回時須填寫理由。',
      '變更後，原帳號在一段時間內仍可登入，期間內可以復原。',
    ],
  },
};
