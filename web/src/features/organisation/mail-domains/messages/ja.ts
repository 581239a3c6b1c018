import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: 'メールドメイン',
  lead: '自社ドメインの所有を確認すると、新しいIDに使用できます。移行後{{years}}年間は無料です。',
  add: 'ドメインを追加',
  full: 'ドメインは最大{{limit}}件まで追加できます。',
  empty: 'ドメインがまだありません',
  emptyText: '自社のドメインを追加し、DNSレコードを公開してから、ここで確認してください。',
  freeUntil: '{{date}}まで無料です。',
  domain: 'ドメイン',
  domainHelp: '会社のメールアドレスの@より後の部分です。例: example.com',
  state: '状態',
  provenAt: '所有の確認',
  checkedAt: '最終確認',
  never: 'なし',
  open: '詳細',
  openOne: '{{domain}}の詳細',
  ascii: 'ASCII表記',
  check: '今すぐ確認',
  remove: 'ドメインを削除',
  removeAsk:
    '{{domain}}を削除しますか？このドメインの既存のIDはそのまま残ります。再び使うには新しいレコードの公開が必要です。',
  removed: '{{domain}}を削除しました。',
  states: { waiting: 'レコード待ち', proven: '確認済み', withdrawn: '確認の取り消し' },
  stateTexts: {
    waiting: 'DNSサービスで下のレコードを公開してから確認してください。反映まで最大1日かかることがあります。',
    proven: 'このドメインで新しいIDを作成できます。毎日レコードを確認するため、そのままにしてください。',
    withdrawn:
      'レコードがなくなったため、このドメインで新しいIDを作成できません。既存のIDは残ります。レコードを再度公開して確認してください。',
  },
  findings: {
    missing: '前回の確認ではレコードが見つかりませんでした。',
    wrong: '前回の確認では別のレコードだけが見つかりました。',
    unreachable: '前回の確認ではネームサーバーから応答がありませんでした。しばらくしてからもう一度お試しください。',
  },
  checked: {
    waiting: 'レコードはまだ見つかりません。',
    proven: 'ドメインの所有を確認しました。',
    withdrawn: 'レコードがありません。',
  },
  record: {
    title: 'DNSレコード',
    text: '2つの値をそのままコピーし、TXTレコードとして登録してください。CNAMEは無効です。このレコードでドメインの所有を確認します。',
    type: '種類',
    name: '名前',
    value: '値',
    copy: 'コピー',
    copyOne: '{{label}}をコピー',
    copied: 'コピーしました',
    copyFailed: 'ブラウザーでコピーできません。テキストを選択してコピーしてください。',
  },
};
