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
  save: '保存',
};
