import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  INVITE: {
    words: '招待メール, 参加リンク, 入社, 参加申請',
    what: 'メール・SMS・リンクで会社に招待します。',
    doings: [
      '複数のアドレスを貼り付けると、名前も一緒に読み取ります。',
      'リンクは期間・人数・メールドメインを限定して共有できます。',
      '参加申請はここで承認または却下します。',
    ],
  },
};
