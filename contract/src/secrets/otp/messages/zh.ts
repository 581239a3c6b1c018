import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    OTP0001: '请输入要验证的用户账号。',
    OTP0002: '您不是门户用户，请检查输入的内容。',
    OTP0003: '获取验证码过于频繁，请稍后重试。',
    OTP0004: '尚无已验证且可接收验证码的手机号或外部邮箱。',
    OTP0005: '没有已发送的验证码，请重新获取。',
    OTP0006: '验证码已超过有效时间（{{0}} 分钟），请重新获取。',
    OTP0007: '验证码输入错误已超过 {{0}} 次，请重新获取。',
    OTP0008: '验证码不正确，请核对后重新输入。',
    OTP_REPLACED: '此浏览器刚才另外获取了验证码，请重新获取。',
    OTP_USED: '此验证码已使用。',
    MB_M_OTP_INVALID: '验证码格式无效，请只输入收到的数字。',
    MB_M_OTP_FIRST: '请先完成身份验证。',
    MB667: '验证码多次输入错误，身份验证已重置，请重新获取验证码。',
  },
  fields: {
    option: '验证方式',
    target: '接收验证码的位置',
    oneTimeCode: '验证码',
  },
};
