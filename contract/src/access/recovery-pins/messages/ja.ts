import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    KMS001: 'PINを{{0}}回間違えたため、ロックされました。会社のサービスデスクにお問い合わせください。',
    PIN_FORM: '{{0}}～{{1}}桁の数字を入力してください。',
    PIN_EASY: '推測されやすいPINです。同じ数字の繰り返しや連続した数字は使えません。',
    PIN_WRONG: 'IDとPINが一致しません。',
  },
  fields: {
    pin: 'PINコード',
  },
  operations: {
    'change-recovery-pin': '復旧用PINの変更',
    'prove-by-pin': 'パスワード再設定のPIN入力',
    'unblock-recovery-pin': '復旧用PINのロック解除',
    'unblock-recovery-pin-by-operator': '運営者による復旧用PINのロック解除',
    'block-recovery-pin': '復旧用PINのロック',
  },
};
