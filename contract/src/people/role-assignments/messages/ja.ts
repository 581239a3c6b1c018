import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    AC105: '現在の権限では、この役割を付与または取り消しできません。',
    EM0006: '社内に該当するメンバーが見つかりません。',
    EM0008: 'このメンバーにはすでにこの役割が付与されています。',
    EM0009: 'このメンバーのアカウントは解約されています。',
    HANDOVER_OPEN: '代表管理者の変更依頼がすでに進行中です。先に依頼を取り消してください。',
    HANDOVER_OVER: 'この依頼はすでに終了しています。',
    ROLE_LAST_ADMINISTRATOR: '最後の管理者です。先に別のメンバーに役割を付与してください。',
    ROLE_NOT_IN_SERVICE:
      '役割は在職中のメンバーにのみ付与できます。有効化待ち、休職中、出向中、退職のメンバーには付与できません。',
    ROLE_OWN: '自分の役割は自分で付与や取り消しができません。返上することはできます。',
  },
  fields: {
    isFormer: '以前の代表管理者',
    newLoginId: '新しい代表管理者のログインID',
    replacementReason: '理由',
    role: '役割',
  },
  roles: {
    representative: '代表管理者',
    administrator: '会社管理者',
    membershipManager: '権限管理者',
    manager: 'マネージャー',
    agency: '認証キー発行者',
    serviceDesk: 'サービスデスク',
  },
};
