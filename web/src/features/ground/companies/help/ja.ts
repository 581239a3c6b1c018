import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  COMPANY: {
    words: '会社名, ロゴ, 事業者番号, 代表者, 人数上限, サービス終了',
    what: '会社情報・ロゴ・利用状況を確認し、変更します。',
    doings: [
      'ロゴを登録すると、ポータルと招待メールに表示されます。',
      '代表管理者を別の人に引き継げます。',
      'サービスを終了しても、猶予期間内は再開できます。',
    ],
  },
};
