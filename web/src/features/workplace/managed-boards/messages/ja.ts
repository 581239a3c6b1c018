import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  add: '掲示板を追加',
  lead: 'メンバーが閲覧・投稿する掲示板です。メンバーにはお気に入りが先に、続いてこの順に表示されます。',
  empty: '最初の掲示板を作成しましょう。最新の投稿をホームに表示できます。',
  name: '掲示板',
  state: '状態',
  home: 'ホーム表示',
  posts: '投稿',
  order: '順序',
  open: '公開中',
  retired: '終了',
  yes: 'はい',
  saved: '{{name}}を保存しました。',
  showsOnHome: '最新の投稿をホームに表示',
  homeWhenOpened: '終了した掲示板はホームに表示されません。再開するとこの設定が適用されます。',
  namelessReason: '匿名の掲示板では投稿者は表示されません。',
  names: {
    fromNow: '保存すると、以後の投稿とコメントから投稿者が記録されます。これまでの投稿とコメントは匿名のままです。',
    everywhere: '保存すると、すでに書かれた投稿とコメントの投稿者も全員に表示されます。',
  },
  pending: '登録が中断されました：数分後に自動で削除されます。今すぐ削除することもできます',
  gradeHelp: '数字が小さいほど高い等級です。等級がこの数字以下の人だけが利用できます。',
  gradeWarning:
    'あなたの等級は{{own}}です。等級{{grade}}以下の人だけが読めるため、保存するとあなたにもこの掲示板が表示されなくなります。',
  usesValidity: '掲載期間を制限する',
  shownForATime: '掲載期間あり',
  retire: '掲示板を終了',
  reopen: '掲示板を再開',
  retiredNow: '{{name}}を終了しました。投稿は保管されます。',
  suggested: {
    label: 'よく使われる掲示板',
    basic: 'お知らせとフリートーク',
    more: '資料室も',
    note: '全員が閲覧・投稿・コメント・推薦でき、投稿者名が表示されます。管理者画面で変更できます。',
  },
  flags: {
    allowsRecommendations: '推薦を許可',
    allowsComments: 'コメントを許可',
    allowsReplies: '返信を許可',
    isAnonymous: '匿名（投稿者を誰にも知らせない）',
    isFavourite: 'お気に入り（先頭に表示）',
    hasHeadWords: '見出し語を使う',
    needsApproval: '承認後に掲載',
    showsAuthor: '投稿者を表示',
  },
};
