import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: {
    first: '同意條款',
    again: '條款已變更',
    settled: '條款確認已完成',
  },
  lead: '請閱讀內容並作出選擇，完成後即可登入。',
  settledLead: '按一下「繼續」即可登入。',
  countryHelp: '各國家或地區的條款不同。變更後需重新確認該地的條款。',
  countryChanged: '您已變更居住國家或地區。請閱讀當地適用的條款並重新同意。',
  required: {
    title: '必要項目',
    tag: '必要',
    help: '不同意則無法使用服務。',
  },
  optional: {
    title: '選填項目',
    tag: '選填',
    help: '不同意也可以繼續使用。',
    part: '選填個人資料的蒐集與利用',
    agreedOn: '您上次於 {{date}} 同意。我們每 {{years}} 年重新徵求一次同意。',
    goes: '若不同意，以下資料將立即刪除且無法復原：{{items}}',
    lastContact: '您沒有已確認的外部電子郵件。刪除手機號碼後，若忘記密碼，可能無法取回帳號。',
  },
  delete: {
    title: '刪除選填資料',
    ask: '以下資料將立即刪除且無法復原：{{items}}。是否繼續？',
    ok: '刪除並繼續',
  },
  inForce: '生效日期：{{date}}（版本 {{version}}）。',
  open: '檢視內容',
  submit: '同意並繼續',
  remaining: '同意必要項目後即可繼續。',
  logOut: '登出',
  success: '處理成功。',
  goOn: '繼續',
  elsewhere: {
    title: '條款已確認過',
    text: '您已在其他視窗或裝置上完成確認，因此這裡的選擇未儲存。',
    where: '目前生效的同意內容可在「我的帳號」的「同意紀錄」中查看。',
    account: '查看同意紀錄',
  },
  receipt: {
    text: '您的選填資料已刪除。若已登記外部電子郵件，本證明也會寄至該信箱。',
    deleted: '已刪除的資料',
    time: '刪除時間',
    nothing: '沒有儲存的資料',
    nothingText: '沒有儲存過選填資料，因此不需要刪除。',
  },
  denied: {
    title: '沒有需要同意的條款',
    text: '本頁面在條款變更時開啟。請登入後繼續。',
    logIn: '登入',
  },
  items: {
    nickname: '暱稱',
    companyContact: '公司聯絡方式',
    mobile: '手機號碼',
    duties: '工作職掌',
    photo: '照片',
    personalMail: '個人電子郵件',
    englishName: '英文姓名',
  },
  loading: '正在載入條款',
  retry: '重試',
};
