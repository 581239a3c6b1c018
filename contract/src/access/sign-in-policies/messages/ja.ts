import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    NETWORK_NOT_ALLOWED:
      '会社が許可したネットワークからのみ利用できます。会社のネットワークに接続するか、管理者にお問い合わせください。',
    NETWORK_INVALID: 'IPアドレス、または192.0.2.0/24のようなネットワークを入力してください。',
    NETWORK_HOST_BITS: 'ネットワークの先頭アドレスではありません。192.0.2.0/24のように先頭アドレスで入力してください。',
    NETWORK_EVERYWHERE: 'すべてのアドレスを含むネットワークです。接続元を制限しない場合は、リストを空にしてください。',
    NETWORK_TOO_MANY: 'ネットワークは最大{{0}}件まで入力できます。',
    NETWORK_OWN_MISSING:
      '現在のIPアドレスが一覧に含まれていないため、保存すると自分がアクセスできなくなります。追加してから保存してください。',
  },
  fields: {
    allowsStaying: 'ログイン状態の保持を許可',
    sessionHours: 'ログインの有効時間',
    idleMinutes: '操作がないときの自動ログアウト',
    allowsOnLeave: '休職中のログインを許可',
    networks: 'ネットワーク一覧',
  },
};
