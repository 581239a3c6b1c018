import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: '個人キー',
  help: '自分のデータのファイルを封印します。キーが登録されている間、本人だけがここで開けます。',
  loading: '個人キーを読み込んでいます',
  retry: 'もう一度試す',
  state: '状態',
  since: '開始日',
  states: {
    readyForRegistration: '登録可能',
    registered: '登録済み',
    readyForRelease: '解除待ち',
    released: '解除済み',
  },
  releasedText: 'このキーで封印したファイルはもう開けません。新しいキーを登録できます。',
  waitsText: '解除を申請している間、キーでは何も開けません。管理者が解除するまで、申請を取り消せます。',
  waitsForYou: '会社で唯一の管理者のため、ご自身で解除できます。',
  seal: '封印してダウンロード',
  sealed: 'データを封印してダウンロードしました。',
  open: '封印ファイルを開く',
  opened: 'ファイルを開いて保存しました。',
  withdraw: '申請を取り消す',
  withdrawn: '申請を取り消しました。',
  passwordHelp: '席を離れた間にほかの人が変更できないように確認します。',
  titles: {
    register: 'キーを登録',
    askRelease: '解除を申請',
    release: 'キーを解除',
    reset: 'キーをリセット',
  },
  leads: {
    register: 'キーはMadangが保管し、表示することはありません。封印したファイルはご自身で保管してください。',
    askRelease: '解除すると、このキーで封印したファイルは二度と開けません。必要なファイルは先に開いておいてください。',
    release: 'キーは破棄され、このキーで封印したファイルは二度と開けません。',
    reset: '状態にかかわらずキーは破棄され、解除済みになります。このキーで封印したファイルは二度と開けません。',
  },
  done: {
    register: 'キーを登録しました。',
    askRelease: 'キーの解除を申請しました。',
    release: 'キーを解除しました。',
    reset: 'キーをリセットしました。',
  },
  notice: {
    title: '解除待ちの個人キー {{number}}件',
    text: 'メンバーの詳細画面で解除してください。',
  },
};
