import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    KMS001: 'PIN 已輸入錯誤 {{0}} 次，目前已鎖定。請聯絡貴公司的服務台。',
    PIN_FORM: '請輸入 {{0}} 到 {{1}} 位數字。',
    PIN_EASY: '這組 PIN 太容易被猜到。請勿使用重複或連續的數字。',
    PIN_WRONG: '帳號與 PIN 不相符。',
  },
  fields: {
    pin: 'PIN 碼',
  },
  operations: {
    'change-recovery-pin': '變更救援 PIN',
    'prove-by-pin': '找回密碼時輸入 PIN',
    'unblock-recovery-pin': '解除救援 PIN 鎖定',
    'unblock-recovery-pin-by-operator': '營運方解除救援 PIN 鎖定',
    'block-recovery-pin': '救援 PIN 遭鎖定',
  },
};
