import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: '管理者・権限',
  lead: '会社を管理するメンバーと役割を確認できます。付与や取り消しはすぐに反映されます。',
  grant: '役割を付与',
  search: '名前または ID で検索',
  all: 'すべて',
  own: '自分',
  ownHelp: '自分の役割は、ほかの管理者が変更できます。',
  person: 'メンバー',
  choosePerson: '先にメンバーを選択してください。',
  granted: '{{role}}の役割を付与しました。',
  revoke: '{{role}}を取り消す',
  revoked: '{{role}}の役割を取り消しました。',
  since: '{{date}}から',
  columns: {
    name: '名前',
    loginId: 'ID',
    roles: '役割',
  },
  roles: {
    representative: '代表管理者',
    administrator: '会社管理者',
    membershipManager: 'メンバーシップ管理者',
    manager: 'マネージャー',
    agency: '代理店',
    serviceDesk: 'サービスデスク',
  },
  does: {
    representative: '会社を代表し、会社全体を管理します。1 人だけです。',
    administrator: '会社全体を管理します。',
    membershipManager: 'マネージャー、代理店、サービスデスクの役割を付与・取り消しします。',
    manager: '会社のマネージャーとして表示されます。',
    agency: '認証キーを発行する代理店として表示されます。',
    serviceDesk: 'メンバーを支援する担当者として表示されます。',
  },
  history: {
    title: '変更履歴',
    none: '役割の付与や取り消しの履歴はまだありません。',
    granted: '{{role}}の付与',
    revoked: '{{role}}の取り消し',
  },
};
