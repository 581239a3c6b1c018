import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    PROMOTION_UNKNOWN: 'このプロモーションコードは存在しません。入力内容をご確認ください。',
    PROMOTION_EXPIRED: 'このプロモーションコードは有効期間外か、利用が停止されています。',
    PROMOTION_USED_UP: 'このプロモーションコードは利用回数の上限に達しています。',
    PROMOTION_PERIOD: '終了日時は、現在および開始日時より後にしてください。',
    PROMOTION_COMPANY: 'このコードの会社はありません。',
    PROMOTION_COUNT: '1から{{0}}までの整数を入力してください。',
    OPENCODE_INVALID: 'この認証キーは無効です。ご確認いただくか、再発行を依頼してください。',
    OPENCODE_USED: 'すでに使用された認証キーのため、停止できません。',
    OPENCODE_LIMIT: '会社で同時に有効にできる認証キーは{{0}}個までです。',
  },
  fields: {
    codeCount: '発行数',
    codePrefix: '接頭辞',
    benefit: '特典',
    note: 'メモ',
    validFrom: '有効期間の開始',
    validUntil: '有効期間の終了',
    maxUses: '1コードあたりの利用回数',
    namedCompany: '対象企業の限定',
  },
};
