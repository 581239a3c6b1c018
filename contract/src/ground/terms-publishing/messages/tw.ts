import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    EDITION_CHANGED: '其他營運人員已變更此草稿，請重新載入後繼續。',
    EDITION_DATE: '請選擇晚於今天且晚於上一版本生效日的日期。',
    EDITION_DAY_FULL: '當天生效的版本已有 {{0}} 個。請選擇之後的日期。',
    EDITION_CONSENT: '徵求同意的內容已變更，須重新取得同意。請以需要重新同意的版本發布。',
    EDITION_PARTS:
      '所有語言的條目數量與順序、必填與選填的劃分以及徵求同意的條目必須一致，才能發布。與{{0}}不同的語言：{{1}}。',
    EDITION_SUMMARY: '請以條款的每種語言說明與上一版本相比的變更。缺少：{{0}}。',
    EDITION_DAY: '請依年-月-日輸入生效日，例如 2027-01-31。',
    EDITION_LANGUAGE: '每種語言只能出現一次。',
    EDITION_COMPANY: '沒有使用此代碼的公司。',
  },
  fields: {
    title: '標題',
    content: '內文',
    summary: '變更內容',
    purpose: '蒐集與利用目的',
    items: '蒐集項目',
    retention: '保存與利用期間',
    refusal: '拒絕同意的權利及影響',
    takesEffectOn: '生效日',
    companyCode: '公司代碼',
    reason: '下載原因',
    needsConsent: '重新同意',
  },
};
