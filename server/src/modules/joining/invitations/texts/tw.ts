import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  invitationPeriod: {
    days_one: '{{count}} 天',
    days_other: '{{count}} 天',
  },
  invitationMail: {
    invited: {
      subject: '{{company}} {{inviter}} 邀請您加入',
      heading: '{{inviter}} 邀請您加入 {{company}}',
      text: '{{company}} 的同事在入口網站中共用公告、公告板、行事曆和組織圖。建立帳號後即可進入。',
      button: '建立帳號並加入',
      valid: '此連結僅供您本人使用，有效期間為 {{days}}。',
      notYou: '如果您不認識邀請方，請刪除這封郵件，不會建立任何帳號。',
    },
    welcome: {
      heading: '歡迎加入 {{company}}',
      text: '您的帳號已準備就緒，請使用註冊時設定的帳號和密碼登入。',
      notYou: '如果不是您本人註冊，請告知公司管理員。',
    },
    waiting: {
      heading: '已收到您的申請',
      text: '感謝您的註冊。\n\n{{company}} 的管理員正在審核您的申請，結果確定後會立即通知您。',
    },
    applied: {
      heading: '有人正在等待您的核准',
      text: '有人透過邀請註冊，正在等待核准。',
      button: '查看申請',
      valid: '請在 {{days}}內決定。',
    },
    approved: {
      heading: '您的申請已核准',
      text: '{{company}} 已核准您的申請，帳號已準備就緒。',
    },
    refused: {
      heading: '您的申請未獲核准',
      text: '{{company}} 未核准您的申請。\n\n您填寫的資訊已刪除。如有疑問，請洽詢該公司。',
    },
  },
  invitationSms: {
    invited: '[Madang] {{company}} 邀請您加入，請在 {{days}}內註冊：{{link}}',
    welcome: '[Madang] 您在 {{company}} 的帳號已準備就緒。ID：{{loginId}}',
    waiting: '[Madang] 已收到您加入 {{company}} 的申請，結果將另行通知。',
    approved: '[Madang] {{company}} 已核准您的申請。ID：{{loginId}}',
    refused: '[Madang] {{company}} 未核准您的申請。',
  },
};
