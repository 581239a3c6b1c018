import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  accountMails: {
    passwordChanged: {
      subject: '您的 Madang 密码已更改',
      text: '您的 Madang 账号密码已于 {{time}} 更改。\n\n如果是您本人操作，则无需处理。如果不是，请立即联系贵公司的管理员或客服中心。',
    },
    externalMailChanged: {
      subject: '您的 Madang 外部邮箱已更改',
      text: '您的 Madang 账号的外部邮箱已于{{time}}更改。今后验证码和通知将发送到新地址。\n\n如果是您本人操作，则无需处理。如果不是，请立即联系贵公司的管理员或客服中心。',
    },
    mobileChanged: {
      subject: '您的 Madang 手机号码已更改',
      text: '您的 Madang 账号的手机号码已于{{time}}更改或删除。\n\n如果是您本人操作，则无需处理。如果不是，请立即联系贵公司的管理员或客服中心。',
    },
    contactCentre: '客服中心：{{0}}',
  },
};
