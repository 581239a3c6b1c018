import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    FACTOR_CODE_FORM: '请输入应用中显示的{{0}}位数字。',
    RECOVERY_CODE_FORM: '恢复码由{{0}}位字母和数字组成。',
    FACTOR_CODE_WRONG: '验证码不正确，请输入应用当前显示的验证码。',
    FACTOR_CODE_USED: '该验证码已使用，请等待应用显示下一个验证码。',
    RECOVERY_CODE_WRONG: '恢复码不正确或已使用。',
    FACTOR_TRIES: '验证失败次数过多，请重新输入密码登录。',
    FACTOR_LIMIT: '该账号输错验证码的次数过多，请稍后再试。',
    FACTOR_SET_UP_ENDED: '本次设置已失效，请重新开始。',
    FACTOR_REQUIRED: '此处必须使用两步验证。请先设置其他方式，再移除此方式。',
    PASSKEY_REFUSED: '无法验证此通行密钥，请重试。',
    PASSKEY_COPIED: '此通行密钥疑似被复制。请改用其他方式登录，然后将其移除。',
    PASSKEY_KNOWN: '此通行密钥已注册。',
    PASSKEY_SECOND_STEP: '此通行密钥只能在输入密码后用于验证。请先用账号登录，再在“我的账号”中添加新的通行密钥。',
    PASSKEY_LIMIT: '最多可注册{{0}}个通行密钥，请先移除一个。',
    PASSKEY_UNAVAILABLE: '当前网址不支持通行密钥。',
  },
  fields: {
    passkeyName: '通行密钥名称',
  },
};
