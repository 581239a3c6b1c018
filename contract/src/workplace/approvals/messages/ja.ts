import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    AP199: 'この会社の電子決裁設定はすでにあります。',
    APPROVAL_RANGE: '{{0}}から{{1}}までの整数を入力してください。',
  },
  fields: {
    keptDays: '文書の保存日数',
    maxApprovers: '決裁者の上限',
    maxAgreers: '合議者の上限',
    maxReferees: '参照者の上限',
    maxReceivers: '受信者の上限',
    allowsDelegation: '委任を許可する',
    allowsLaterApproval: '事後決裁を許可する',
    documentOwner: '文書の所有単位',
  },
};
