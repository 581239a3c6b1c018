import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ROLE: {
    words: '管理者追加, 役割, 権限付与, 委任',
    what: '誰が何を管理できるかを決めます。',
    doings: [
      '管理者を追加し、任せる範囲を選びます。',
      '代表管理者は常に1人残ります。',
      '権限の付与と取り消しは監査ログに残ります。',
      'サービスデスクはメンバー情報を開く前に問い合わせ番号を入力し、番号は監査ログに残ります。',
    ],
  },
};
