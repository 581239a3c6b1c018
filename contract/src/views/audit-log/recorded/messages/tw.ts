import type { Translated } from '../../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  fields: {
    SVCR: '服務條款',
    POAR: '個人資料國際傳輸',
    PIAR: '個人資料蒐集與利用',
    CMAR: '行銷資訊接收',
    optional: '選填項目',
    concurrentTitle: '兼任職稱',
    count: '數量',
    days: '天數',
    deviceLetters: '新裝置登入通知',
    trustedDevice: '略過兩步驟驗證',
    isAsked: '要求變更',
    isHeld: '需要簽核',
    key: '個人金鑰',
    namesHolders: '顯示權限持有人',
    passwordRenewal: '密碼變更要求',
    people: '相關人數',
    pinX: '地圖上的水平位置',
    pinY: '地圖上的垂直位置',
    recoveryPin: '復原 PIN 碼',
    subOrganisation: '分支機構',
    trustDays: '信任裝置的天數',
    grantee: '權限持有人',
    soon: '即將到期的權限',
    home: '派出',
    host: '派入',
  },
};
