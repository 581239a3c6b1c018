import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  POLICY: {
    words: '密碼, 密碼規則, 密碼有效期限, 兩步驟驗證, OTP, 信任的裝置, 驗證應用程式, 通行金鑰, ID 規則, 登入',
    what: '設定公司的密碼、兩步驟驗證與登入 ID 規則。',
    doings: [
      '密碼規則自下次變更密碼時起生效。',
      '要求兩步驟驗證後，成員下次登入時會引導設定。',
      'ID 的長度與變更期間也在此設定。',
      '可以允許成員在已驗證的裝置上於數天內略過兩步驟驗證，預設為關閉。',
    ],
  },
};
