import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    GRANT_COMPANY_WIDE: '此权限只能授予整个公司，请将范围选为整个公司。',
    GRANT_DATES: '请输入不早于开始日期且尚未过去的日期。',
    GRANT_EXISTS: '已在该范围授予此权限。请更改其期限或时段。',
    GRANT_LIMIT: '最多可授予 {{0}} 项权限。',
    GRANT_ROLE_WHOLE: '全公司的角色请在“管理员”中授予，或设置期限、时段或更小的范围。',
    GRANT_SCOPE: '找不到授权范围。',
    GRANT_WINDOW: '找不到该时段。',
    GRANT_TO_ROLE: '角色只能被授予权限，不能被授予其他角色。',
  },
  fields: {
    granteeType: '对象',
    granteeId: '人员或角色',
    targetType: '类型',
    targetName: '权限',
    scopeKind: '范围',
    scopeId: '具体范围',
    windowId: '时段',
  },
  operations: {
    'give-grant': '授予权限',
    'change-grant': '更改权限',
    'export-holdings': '下载权限持有情况',
    'take-back-grant': '收回权限',
  },
};
