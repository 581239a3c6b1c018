import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: '会社が集まる庭をひらく',
  lead: '登録、ログイン、メンバーと組織、お知らせと掲示板まで。会社の玄関と管理者画面を一か所に用意しました。',
  signUp: '会社を作成',
  logIn: 'ログイン',
  soon: '会社のポータルは5分で開けます。',
  reasons: {
    ready: { title: '部署と役職は用意されています', text: '選んで直すだけです。祝日もはじめから入っています。' },
    passkey: { title: 'パスキーですぐにログイン', text: '指紋や顔だけで完了します。パスワードの入力は不要です。' },
    record: { title: '誰が何を変えたかが残ります', text: '変更を文章で残し、元に戻せるものはその場で戻せます。' },
  },
  picture: {
    label: 'ポータルホームの様子',
    company: 'ソルバラム商事',
    hello: 'ハンギョルさん、こんにちは',
    pinned: '固定のお知らせ',
    menus: { home: 'ホーム', boards: '掲示板', travel: '出張申請', people: '組織図' },
    notice: {
      title: '年忘れの夕べにご招待',
      text: '12月18日（金）18時、本館の庭で一年をともにした皆さんをお迎えします。ご家族もどうぞ。',
      by: 'ペク・イェソル · 人事部',
    },
    posts: {
      tea: { who: 'コ・ナレ', where: '商品企画部 · 自由掲示板', title: '新しい茶器の試飲会、木曜15時' },
      passkey: { who: 'ソン・スルギ', where: '情報セキュリティ部 · お知らせ', title: 'パスキーでログインする方法' },
      walk: { who: 'リュ・ハラム', where: '海外営業部 · 自由掲示板', title: '週末に歩いた森の道' },
      coffee: { who: 'アン・ハラム', where: '総務部 · お知らせ', title: '4階のコーヒーマシンを修理しました' },
    },
    shortcuts: 'ショートカット',
    shortcut: { welfare: '福利厚生', rooms: '会議室', expenses: '経費精算', help: 'ITヘルプ' },
    people: '人',
    birthday: '今日が誕生日',
    joined: '今日入社',
  },
};
