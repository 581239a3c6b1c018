import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  membershipsFile: {
    file: '管理者一覧',
    name: '名前',
    loginId: 'ID',
    roles: '役割',
    granted: '付与日時',
    secondFactor: '2段階認証',
    lastSeen: '最終利用',
    on: '使用中',
    off: '未使用',
  },
  handoverMails: {
    open: '承認または辞退する',
    offered: {
      heading: '代表管理者の変更依頼が届きました',
      text: '{{name}}さんが、代表管理者をあなたに変更しようとしています。代表管理者は会社を代表し、会社全体を管理します。\n\n承認するまで何も変わりません。{{until}}までにログインし、承認または辞退してください。',
    },
    withdrawn: {
      heading: '代表管理者の変更依頼が取り消されました',
      text: '{{name}}さんが代表管理者の変更依頼を取り消しました。特に必要な操作はありません。',
    },
    declined: {
      heading: '代表管理者の変更が辞退されました',
      text: '{{name}}さんが代表管理者の変更を辞退しました。代表管理者は変わりません。ほかのメンバーに依頼できます。',
    },
    lapsed: {
      heading: '代表管理者の変更は承認されませんでした',
      text: '{{name}}さんの承認がなかったため、依頼は終了しました。代表管理者は変わりません。もう一度依頼できます。',
    },
    handedOver: {
      heading: '代表管理者が変更されました',
      text: '{{name}}さんが承認し、代表管理者になりました。あなたは今後、会社の管理者となります。\n\n依頼した覚えがない場合は、すぐにサポートへご連絡ください。',
    },
    received: {
      heading: '代表管理者になりました',
      text: '{{name}}さんから代表管理者を引き継ぎました。会社を代表し、会社全体を管理します。\n\n承認した覚えがない場合は、すぐにサポートへご連絡ください。',
    },
    replaced: {
      heading: '代表管理者が交代しました',
      text: 'プラットフォームの運営者が{{name}}さんを代表管理者に指定しました。これまでの代表管理者は、今後は会社の管理者となります。\n\n理由：{{reason}}\n\nお心当たりがない場合は、すぐにサポートへご連絡ください。',
    },
  },
  roleMails: {
    granted: {
      heading: '{{role}}の役割が付与されました',
      text: '会社で{{role}}の役割が付与されました。すでに有効です。\n\nご不明な点は会社の管理者にお問い合わせください。',
    },
    revoked: {
      heading: '{{role}}の役割が取り消されました',
      text: '会社での{{role}}の役割が取り消されました。この役割の権限は使用できません。\n\nご不明な点は会社の管理者にお問い合わせください。',
    },
  },
};
