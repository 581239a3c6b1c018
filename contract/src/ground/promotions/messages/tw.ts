import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    PROMOTION_UNKNOWN: '此優惠碼不存在，請檢查您輸入的內容。',
    PROMOTION_EXPIRED: '此優惠碼不在有效期間內或已停用。',
    PROMOTION_USED_UP: '此優惠碼的使用次數已用完。',
    PROMOTION_PERIOD: '結束時間必須晚於目前時間和開始時間。',
    PROMOTION_COMPANY: '沒有使用此代碼的公司。',
    PROMOTION_COUNT: '請輸入 1 到 {{0}} 之間的整數。',
    OPENCODE_INVALID: '此金鑰無效，請檢查後再試或重新申請。',
    OPENCODE_USED: '此金鑰已被使用，無法停用。',
    OPENCODE_LIMIT: '公司同時有效的金鑰最多為 {{0}} 組。',
  },
  fields: {
    codeCount: '發放數量',
    codePrefix: '前綴',
    benefit: '優惠內容',
    note: '備註',
    validFrom: '生效時間',
    validUntil: '失效時間',
    maxUses: '每碼可用次數',
    namedCompany: '僅限指定公司',
  },
};
