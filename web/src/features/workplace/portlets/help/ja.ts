import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  PORTLET: {
    words: 'ホーム画面, ウィジェット, ポートレット, カード, 配置',
    what: '全員が見るポータルホームの構成を決めます。',
    doings: [
      'ホームで「ホームを編集」を押すと、見ながら配置できます。',
      '新着投稿・承認待ちの申請・記念日・クイックリンクを選んで表示します。',
      '保存すると全員のホームに反映され、すぐに元に戻せます。',
    ],
  },
};
