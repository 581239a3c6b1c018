import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    GRANT_COMPANY_WIDE: '此權限只能授予整個公司，請將範圍選為整個公司。',
    GRANT_DATES: '請輸入不早於開始日且尚未過去的日期。',
    GRANT_EXISTS: '已在該範圍授予此權限。請變更其期限或時段。',
    GRANT_LIMIT: '最多可授予 {{0}} 項權限。',
    GRANT_ROLE_WHOLE: '全公司的角色請在「管理員」中授予，或設定期限、時段或更小的範圍。',
    GRANT_SCOPE: '找不到授權範圍。',
    GRANT_WINDOW: '找不到該時段。',
    GRANT_TO_ROLE: '角色只能被授予權限，不能被授予其他角色。',
  },
  fields: {
    granteeType: '對象',
    granteeId: '人員或角色',
    targetType: '類型',
    targetName: '權限',
    scopeKind: '範圍',
    scopeId: '具體範圍',
    windowId: '時段',
  },
  operations: {
    'give-grant': '授予權限',
    'change-grant': '變更權限',
    'export-holdings': '下載權限持有情況',
    'take-back-grant': '收回權限',
  },
};
