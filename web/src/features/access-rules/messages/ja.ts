import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: 'アクセスポリシー',
  lead: 'メンバーのログインを保持する時間と、アクセスできるネットワークを設定します。',
  save: '保存',
  sessions: {
    title: 'ログインの保持',
    text: '会社のすべてのメンバーに適用されます。時間を短くすると、ログイン中のメンバーにもすぐに適用されます。',
    stayHelp:
      'ログイン時に「ログイン状態を保持」を選んだメンバーは、ブラウザを閉じても以下の時間までログインしたままになります。',
    stayNotOffered: 'サービス運営者が無効にしているため、ログイン画面には表示されません。',
    administrators: '管理者は最長{{longest}}です。',
    saved: 'ログイン保持のルールを保存しました。',
  },
};
