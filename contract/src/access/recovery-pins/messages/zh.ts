import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    KMS001: 'PIN 已输错 {{0}} 次，现已锁定。请联系贵公司的服务台。',
    PIN_FORM: '请输入 {{0}} 到 {{1}} 位数字。',
    PIN_EASY: '该 PIN 过于容易猜到。请勿使用重复或连续的数字。',
    PIN_WRONG: '账号与 PIN 不匹配。',
  },
  fields: {
    pin: 'PIN 码',
  },
  operations: {
    'change-recovery-pin': '更改找回 PIN',
    'prove-by-pin': '找回密码时输入 PIN',
    'unblock-recovery-pin': '解锁找回 PIN',
    'unblock-recovery-pin-by-operator': '运营者解锁找回 PIN',
    'block-recovery-pin': '找回 PIN 被锁定',
  },
};
