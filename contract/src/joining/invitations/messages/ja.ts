import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    INVITATION_INVALID: 'このリンクからは登録できません。リンクを確認するか、新しい招待を依頼してください。',
    INVITATION_DOMAIN: 'この招待は次のドメインのメールアドレス専用です：{{0}}',
    INVITATION_DOMAIN_FORM: 'company.example のようなドメインをカンマで区切って入力してください。',
    INVITATION_USES: '1から{{0}}までの整数を入力してください。',
    INVITATION_SERVICES: '会社が利用しているサービスを1つ以上選択してください。',
    INVITATION_DEPARTMENT: 'その部署はありません。別の部署を選んでください。',
    INVITATION_STATE: 'その間に状態が変わりました。一覧を再読み込みしてください。',
    APPROVAL_AWAITED: '申請は会社の管理者の承認待ちです。結果が決まり次第お知らせします。',
    INVITATION_SENDS:
      '本日送信できる招待の上限に達しました。明日もう一度お試しいただくか、共有リンクをご利用ください。',
    INVITATION_LIST: 'アドレスを1件以上{{0}}件以下で入力してください。',
    INVITATION_TWICE: 'このアドレスはすでにリストにあります。',
    INVITATION_MEMBER: 'この人はすでに会社のメンバーです。',
    INVITATION_WAITING: 'このアドレスは招待済みで、回答待ちです。',
  },
  fields: {
    recipient: '送信先',
    recipients: '招待するアドレス',
    services: 'サービス',
    validDays: '有効期間',
    uses: '最大登録人数',
    allowedDomains: '許可するメールドメイン',
    needsApproval: '管理者の承認後に参加',
    inviter: '招待した人',
  },
  operations: {
    'hand-over-invitation': '招待の引き継ぎ',
  },
};
