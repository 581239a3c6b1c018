import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  consentMails: {
    receiptHeading: '您的選填資料已刪除',
    receiptText:
      '您於{{time}}未同意個人資料條款中的選填項目。以下資料已立即從您的 Madang 帳號中刪除：\n\n{{items}}\n\n請保留本郵件作為刪除證明。已刪除的資料無法復原，您可以隨時重新填寫。',
    marketingHeading: '您的行銷資訊接收同意即將到期',
    marketingText:
      '您於{{date}}同意接收行銷資訊。同意有效期為 {{years}} 年，將於{{until}}到期。\n\n此後首次登入時，我們會再次徵求您的意見，您可以同意或拒絕。在您重新同意之前，視為已到期。您無需進行其他操作。',
    nothing: '沒有儲存的資料',
    items: {
      nickname: '暱稱',
      companyContact: '公司聯絡方式',
      mobile: '手機號碼',
      duties: '工作職掌',
      photo: '照片',
      personalMail: '個人電子郵件',
      englishName: '英文姓名',
      birthday: '生日',
      refereeMobile: '推薦人手機號碼',
    },
  },
};
