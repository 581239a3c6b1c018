import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: 'サービスの終了',
  lead: '会社のMadangの利用を終了します。普段の業務では使わないメニューです。',
  atOnce: '終了と同時に',
  people: '全員がログアウトします。現在のアカウントは{{count}}件です。',
  closed:
    'ログイン、登録、パスワードの再設定ができなくなり、送信済みの招待やカレンダーの購読アドレスも開けなくなります。',
  until: '{{date}}まで',
  takenBack: '{{days}}日間はデータを削除しません。お問い合わせ窓口で終了を取り消し、元のまま利用を再開できます。',
  after: '{{date}}以降',
  destroyed: 'アカウント、連絡先、メッセージ、掲示板、部署、画像、設定をすべて完全に破棄します。',
  evidence: '規約への同意の記録とアクセス記録は、法令で定められた期間保管します。',
  contacts: '無料プランの重複登録を防ぐための値は、連絡先が分からない形で一定期間残ります。',
  open: 'サービスを終了する',
  platform: 'プラットフォームを運営する会社のサービスは終了できません。',
  ask: '{{company}}のサービスを終了します。データは{{date}}以降に破棄します。',
  nameHelp: '確認のため「{{company}}」とそのまま入力してください。',
  passwordHelp: '離席中に他の人が操作できないように確認します。',
  submit: 'サービスを終了',
  done: 'サービスを終了しました。データは{{date}}以降に破棄します。それまではお問い合わせ窓口で取り消せます。',
};
