import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  BOARD: {
    words: 'お知らせ, 掲示, 投稿, コミュニティ',
    what: 'お知らせや掲示板を作り、閲覧と投稿の範囲を決めます。',
    doings: [
      '掲示板ごとに投稿・コメント・承認の有無を決めます。',
      '投稿はポータルの掲示板で行います。',
      'ホーム構成で新着投稿をホームに表示できます。',
    ],
  },
};
