import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: '電子決裁の設定',
  lead: '会社全体での文書の決裁方法です。',
  byDefault: '既定値を使用しています。',
  changedAt: '最終保存：{{date}}',
  documents: '文書',
  lines: '決裁ライン',
  standard: '既定値：{{value}}',
  standardOrNone: '既定値：{{value}}（0は個別の上限なし）',
  owners: {
    company: '会社',
    department: '部署',
  },
  takeDefaults: '既定値を入れる',
  saved: '決裁設定を保存しました。',
  waiting: {
    title_one: '承認待ちの申請が{{number}}件あります',
    title_other: '承認待ちの申請が{{number}}件あります',
    text: 'ポータルの「承認」で処理できます。',
  },
  held: {
    title: '承認が必要な操作',
    lead: '選択した操作はすぐには実行されず、ポリシーに従って別の人が承認すると実行されます。依頼した本人は承認できません。',
    atOnce: 'すぐに実行',
    saved: '保存しました。',
    representative: '承認が必要と設定された操作を変更できるのは代表管理者だけです。',
    noPolicy: '先に決裁ポリシーを追加してください。',
    kinds: {
      retire: 'メンバーの退職処理',
      grant: '役割と権限の付与',
      export: 'メンバー一覧のエクスポート',
      import: 'ファイルの一括登録',
      deleteDepartment: '部署の削除',
    },
  },
  save: '保存',
};
