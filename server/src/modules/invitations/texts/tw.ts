import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  invitationPeriod: {
    days_one: '{{count}} 天',
    days_other: '{{count}} 天',
  },
  invitationMail: {
    invited: {
      subject: '[Madang] 您收到一份公司邀請',
      text: [
        '您好：',
        '',
        '{{company}} 邀請您一起使用 Madang 工作。',
        '請開啟以下連結註冊。此連結僅供您本人使用，有效期間為 {{days}}：',
        '{{link}}',
        '',
        '如果您不認識這家公司，請忽略此郵件。',
      ].join('\n'),
    },
    welcome: {
      subject: '[Madang] 歡迎加入',
      text: [
        '歡迎！您在 {{company}} 的帳號已準備就緒。',
        '',
        '您的 ID：{{loginId}}',
        '登入：{{link}}',
        '',
        '如果不是您本人註冊，請告知公司管理員。',
      ].join('\n'),
    },
    waiting: {
      subject: '[Madang] 已收到您的申請',
      text: ['感謝您的註冊。', '', '{{company}} 的管理員正在審核您的申請，結果確定後會立即通知您。'].join('\n'),
    },
    applied: {
      subject: '[Madang] 有人正在等待您的核准',
      text: ['有人透過邀請註冊，正在等待核准。', '', '請在 {{days}}內決定：', '{{link}}'].join('\n'),
    },
    approved: {
      subject: '[Madang] 您的申請已核准',
      text: ['{{company}} 已核准您的申請，帳號已準備就緒。', '', '您的 ID：{{loginId}}', '登入：{{link}}'].join('\n'),
    },
    refused: {
      subject: '[Madang] 您的申請未獲核准',
      text: ['{{company}} 未核准您的申請。', '您填寫的資訊已刪除。如有疑問，請洽詢該公司。'].join('\n'),
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
