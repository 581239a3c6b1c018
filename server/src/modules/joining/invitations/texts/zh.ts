import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  invitationPeriod: {
    days_one: '{{count}} 天',
    days_other: '{{count}} 天',
  },
  invitationMail: {
    invited: {
      subject: '{{company}} {{inviter}} 邀请您加入',
      heading: '{{inviter}} 邀请您加入 {{company}}',
      text: '{{company}} 的同事在门户中共享公告、公告板、日程和组织架构。创建账号后即可进入。',
      button: '创建账号并加入',
      valid: '该链接仅供您本人使用，有效期为 {{days}}。',
      notYou: '如果您不认识邀请方，请删除此邮件，不会创建任何账号。',
    },
    welcome: {
      heading: '欢迎加入 {{company}}',
      text: '您的账号已准备就绪，请使用注册时设置的账号和密码登录。',
      notYou: '如果不是您本人注册，请告知公司管理员。',
    },
    waiting: {
      heading: '已收到您的申请',
      text: '感谢您的注册。\n\n{{company}} 的管理员正在审核您的申请，结果确定后我们会立即通知您。',
    },
    applied: {
      heading: '有人正在等待您的批准',
      text: '有人通过邀请注册，正在等待批准。',
      button: '查看申请',
      valid: '请在 {{days}}内决定。',
    },
    approved: {
      heading: '您的申请已获批准',
      text: '{{company}} 已批准您的申请，账号已准备就绪。',
    },
    refused: {
      heading: '您的申请未获批准',
      text: '{{company}} 未批准您的申请。\n\n您填写的信息已删除。如有疑问，请联系该公司。',
    },
  },
  invitationSms: {
    invited: '[Madang] {{company}} 邀请您加入，请在 {{days}}内注册：{{link}}',
    welcome: '[Madang] 您在 {{company}} 的账号已准备就绪。账号：{{loginId}}',
    waiting: '[Madang] 已收到您加入 {{company}} 的申请，结果将另行通知。',
    approved: '[Madang] {{company}} 已批准您的申请。账号：{{loginId}}',
    refused: '[Madang] {{company}} 未批准您的申请。',
  },
};
