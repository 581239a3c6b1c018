import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  invitationPeriod: {
    days_one: '{{count}} 天',
    days_other: '{{count}} 天',
  },
  invitationMail: {
    invited: {
      subject: '[Madang] 您收到一份公司邀请',
      text: [
        '您好：',
        '',
        '{{company}} 邀请您一起使用 Madang 办公。',
        '请打开以下链接注册。该链接仅供您本人使用，有效期为 {{days}}：',
        '{{link}}',
        '',
        '如果您不认识这家公司，请忽略此邮件。',
      ].join('\n'),
    },
    welcome: {
      subject: '[Madang] 欢迎加入',
      text: [
        '欢迎！您在 {{company}} 的账号已准备就绪。',
        '',
        '您的 ID：{{loginId}}',
        '登录：{{link}}',
        '',
        '如果不是您本人注册，请告知公司管理员。',
      ].join('\n'),
    },
    waiting: {
      subject: '[Madang] 已收到您的申请',
      text: ['感谢您的注册。', '', '{{company}} 的管理员正在审核您的申请，结果确定后我们会立即通知您。'].join('\n'),
    },
    applied: {
      subject: '[Madang] 有人正在等待您的批准',
      text: ['有人通过邀请注册，正在等待批准。', '', '请在 {{days}}内决定：', '{{link}}'].join('\n'),
    },
    approved: {
      subject: '[Madang] 您的申请已获批准',
      text: ['{{company}} 已批准您的申请，账号已准备就绪。', '', '您的 ID：{{loginId}}', '登录：{{link}}'].join('\n'),
    },
    refused: {
      subject: '[Madang] 您的申请未获批准',
      text: ['{{company}} 未批准您的申请。', '您填写的信息已删除。如有疑问，请联系该公司。'].join('\n'),
    },
  },
  invitationSms: {
    invited: '[Madang] {{company}} 邀请您加入，请在 {{days}}内注册：{{link}}',
    welcome: '[Madang] 您在 {{company}} 的账号已准备就绪。ID：{{loginId}}',
    waiting: '[Madang] 已收到您加入 {{company}} 的申请，结果将另行通知。',
    approved: '[Madang] {{company}} 已批准您的申请。ID：{{loginId}}',
    refused: '[Madang] {{company}} 未批准您的申请。',
  },
};
