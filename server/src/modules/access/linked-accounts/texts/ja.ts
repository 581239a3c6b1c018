import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  tieMails: {
    open: '承認または辞退する',
    offered: {
      heading: '{{company}}のグループ管理者に招待されました',
      text: '{{company}}からグループ管理者に招待されました。現在お使いのログインのまま管理できます。\n\n承認するまで何も変更されません。{{until}}までにログインし、承認または辞退してください。',
    },
    withdrawn: {
      heading: 'グループ管理者の招待が取り消されました',
      text: '{{company}}がグループ管理者の招待を取り消しました。お手続きは不要です。',
    },
    declined: {
      heading: 'グループ管理者の招待が辞退されました',
      text: '{{company}}の管理者がグループ管理者の招待を辞退しました。もう一度招待できます。',
    },
    lapsed: {
      heading: 'グループ管理者の招待の期限が切れました',
      text: '{{company}}の管理者が期限までに回答しませんでした。もう一度招待できます。',
    },
    made: {
      heading: 'グループ管理者が追加されました',
      text: '{{company}}の管理者が招待を承認し、会社を管理できるようになりました。',
    },
    ended: {
      heading: 'グループ管理者が解除されました',
      text: '{{company}}とのグループ管理者が解除されました。その管理者のログインはすべて終了しました。',
    },
  },
};
