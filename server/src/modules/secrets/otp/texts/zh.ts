import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  otpMail: {
    heading: '您的验证码',
    here: '以下是您在 Madang 请求的验证码。',
    hereForPassword: '以下是您用于重新设置 Madang 密码的验证码。',
    hereForAccount: '以下是您激活公司为您准备的 Madang 账号所需的验证码。',
    hereForContact: '以下是将此邮箱登记为您 Madang 账号联系方式的验证码。',
    valid: '验证码在 {{minutes}} 分钟内有效，请在请求验证码的页面中输入。',
    neverAsked: '我们绝不会通过电话或消息向您索要验证码，请勿告诉他人。',
    notYou: '如果您没有请求验证码，请忽略此邮件。',
  },
  otpSms: {
    here: '【Madang】您的验证码',
    hereForPassword: '【Madang】重设密码验证码',
    hereForAccount: '【Madang】激活公司账号的验证码',
    hereForContact: '【Madang】登记联系方式验证码',
    valid: '{{minutes}} 分钟内有效。我们不会通过电话索要验证码。',
  },
};
