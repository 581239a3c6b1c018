import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  front: {
    title: 'Madang',
    lead: '会社のメール、メッセンジャー、ミーティング、ドライブを1つのアカウントで使える業務ポータルです。',
    logIn: 'ログイン',
    signUp: '無料登録',
  },
  home: {
    title: 'ホーム',
    greeting: '{{name}}さん、こんにちは',
    services: 'サービス',
    notConnected: 'まだ接続されていません',
    retry: '再試行',
    loading: 'サービスを読み込んでいます',
    menus: 'メニュー',
    all: 'すべて見る',
    allOf: '{{board}}をすべて見る',
    noPosts: '投稿はまだありません。',
    anniversaries: '記念日',
    noAnniversaries: '今後60日間の記念日はありません。',
    holiday: '休日',
    links: 'クイックリンク',
    noLinks: 'クイックリンクはまだありません。',
    notices: 'お知らせ',
    unreadMessages: '未読メッセージ {{number}}件',
    waitingPosts: '{{board}}の承認待ち投稿 {{number}}件',
    setUpRuns: '別の管理者が会社の初期設定を進めています',
    ownSetUpRuns: '別のブラウザーの初期設定がまだ終わっていません',
  },
  services: {
    MO: 'メール',
    MS: 'メッセンジャー',
    MT: 'ミーティング',
    DV: 'ドライブ',
  },
  serviceTexts: {
    MO: 'メールの送受信',
    MS: 'アプリの入手',
    MT: 'ミーティングの開始・参加',
    DV: 'ファイルを開く',
  },
  download: {
    title: 'メッセンジャーのダウンロード',
    lead: 'メッセンジャーは、パソコンやスマートフォンにインストールして使います。',
    loading: 'ダウンロード先を読み込んでいます',
    get: 'ダウンロード',
    notConnected: 'メッセンジャーは接続されていません',
    notConnectedText: 'ダウンロード先がまだ設定されていません。サービスの運営担当者にお問い合わせください。',
    contactCentre: 'お問い合わせ窓口',
  },
};
