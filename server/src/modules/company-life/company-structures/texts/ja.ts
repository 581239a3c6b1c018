import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  structureMails: {
    open: '承認または辞退する',
    joinOffered: {
      heading: '会社グループに招待されました',
      text: '{{company}}から会社グループ「{{structure}}」に招待されました。グループの会社は、互いの会社コードと会社名のみを確認できます。\n\n承認するまで何も変更されません。{{until}}までにログインし、承認または辞退してください。',
    },
    leaveOffered: {
      heading: '会社グループの脱退依頼が届きました',
      text: '{{company}}が、会社グループ「{{structure}}」からの脱退への同意を依頼しています。\n\n承認するまで何も変更されません。{{until}}までにログインし、承認または辞退してください。',
    },
    withdrawn: {
      heading: '会社グループの依頼が取り消されました',
      text: '{{company}}が会社グループ「{{structure}}」に関する依頼を取り消しました。必要な操作はありません。',
    },
    declined: {
      heading: '会社グループの依頼が辞退されました',
      text: '{{company}}が会社グループ「{{structure}}」に関する依頼を辞退しました。変更はなく、あらためて依頼できます。',
    },
    lapsed: {
      heading: '会社グループの依頼が期限切れになりました',
      text: '{{company}}から会社グループ「{{structure}}」に関する依頼への回答が期限までにありませんでした。変更はなく、あらためて依頼できます。',
    },
    joined: {
      heading: '会社グループに会社が加わりました',
      text: '{{company}}が承認し、会社グループ「{{structure}}」に加わりました。',
    },
    left: {
      heading: '会社グループから会社が脱退しました',
      text: '{{company}}が承認し、会社グループ「{{structure}}」からの脱退が完了しました。',
    },
    ledAnew: {
      heading: '会社グループの代表会社が変更されました',
      text: '{{company}}が会社グループ「{{structure}}」の代表会社になりました。進行中の依頼と、以前の代表会社のグループ管理者は終了しました。',
    },
    ended: {
      heading: '会社グループが終了しました',
      text: 'プラットフォームの運営者が会社グループ「{{structure}}」を終了しました。会社とそのデータはそのまま維持されます。',
    },
  },
};
