import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  IDREQUEST: {
    words: 'IDの変更, アカウント変更, ログインID, 改姓, 改名, ドメイン変更',
    what: 'ログインIDの変更申請を確認し、承認または却下する画面です。',
    doings: [
      '申請されたIDは、その時点から他の人は使えません。',
      '承認後、本人が最終確認をするとIDが変わります。却下には理由の入力が必要です。',
      '変更後も以前のIDで一定期間ログインでき、その間は元に戻せます。',
    ],
  },
};
