import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: '送信箱',
  lead: '開発サーバーが送ったメールとSMSです。メモリ上にあるだけで、実際には送信されていません。',
  empty: 'まだ何も送信されていません',
  emptyText: 'ページから認証コードやリンクを送ると、すぐここに表示されます。',
  mail: 'メール',
  sms: 'SMS',
  asMail: 'メールの見た目で表示',
  copy: 'コピー',
  copied: 'コピーしました。',
  copyFailed: 'コピーできませんでした。コードを選択してコピーしてください。',
  to: '宛先',
  loading: '送信箱を読み込んでいます',
  failed: 'サーバーが応答しません。一覧は最新ではありません。',
  development: '開発専用のページです。本番環境にはありません。',
};
