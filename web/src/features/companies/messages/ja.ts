import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: '会社',
  lead: 'メンバーの画面、メール、ログイン画面での会社の表示を設定します。',
  save: '保存',
  saved: '会社の表示を保存しました。',
  record: {
    title: '会社情報',
    text: '表示名がない場合はこの名前が表示されます。メールの時刻はこのタイムゾーンに従います。',
    saved: '会社情報を保存しました。',
    phoneHelp: '国際形式で入力してください。例: +82-2-731-9046',
    code: '会社コード',
    since: '開設日',
    type: '会社区分',
    types: { company: '一般会社', subsidiary: '子会社', partner: '協力会社', sap: 'SAP利用会社' },
  },
  people: {
    title: 'メンバー',
    text: '解約したアカウントは含みません。',
    inService: '在職中',
    notYetApplied: '有効化待ち',
  },
  identity: {
    title: '会社の表示',
    text: 'すべての画面の上部、招待、メールに表示されます。',
    preview: 'プレビュー',
    nameHelp: '空欄の場合は会社名をそのまま表示します。',
    markHelp:
      'PNG、JPEG、WebP形式で{{max}}KBまで。正方形の画像が最適です。画像のアドレスを知っている人は誰でも閲覧できます。',
    chooseMark: '画像を選択',
    noMark: '文字で表示',
  },
  colors: {
    celadon: '青磁色',
    indigo: '藍色',
    persimmon: '柿色',
    gardenia: 'くちなし色',
    plum: 'すもも色',
    stone: '石色',
    own: 'カスタム',
    code: 'カラーコード',
    codeHelp: '#RRGGBB形式で入力します。文字が読みやすい色のみ使用できます。',
    takeNearest: '{{color}}を使用',
  },
  logIn: {
    title: '会社のログイン画面',
    text: 'このアドレスから、会社名とロゴが表示されたログイン画面を開けます。一度ログインしたブラウザーには自動で表示されます。',
    copy: 'アドレスをコピー',
    copied: 'コピーしました',
    copyFailed: 'ブラウザーでコピーできません。アドレスを選択してコピーしてください。',
  },
  closing: {
    title: 'サービスの終了',
    text: '会社の全メンバーがサービスを利用できなくなります。次の画面で、何がいつ行われるかを事前に確認できます。',
    open: '終了について確認',
  },
};
