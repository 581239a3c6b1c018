import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    BOARD_LIMIT: '初期設定で作成できる掲示板は{{0}}件までです。残りは設定の終了後に管理者画面で追加してください。',
    BOARD_GRADE: 'セキュリティ等級は{{0}}から{{1}}の間で選択してください。',
    BOARD_VALIDITY: '表示されている日数と月数から選択してください。',
    BOARD_NAMED:
      'その間にこの掲示板の投稿者の表示設定が変更されたため、投稿していません。もう一度投稿すると、名前が表示される場合があります。',
    BOARD_CIRCLE: '自分自身や下位の掲示板の下には置けません。',
    POST_STATE: 'この投稿は承認待ちではありません。',
    PIN_LIMIT: '掲示板に固定できる投稿は{{0}}件までです。先にほかの投稿の固定を解除してください。',
  },
  fields: {
    boardName: '掲示板名',
    englishBoardName: '掲示板の英語名',
    upperBoardNumber: '上位の掲示板',
    validityDays: '掲載日数',
    keepMonths: '期限後の保管月数',
    viewGrade: '閲覧等級',
    writeGrade: '投稿等級',
    replyGrade: '返信等級',
    departmentCodes: '閲覧できる部署',
    postTitle: 'タイトル',
    headWord: '見出し語',
    postContent: '本文',
    commentText: 'コメント',
  },
};
