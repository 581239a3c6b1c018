import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    COMPANY_ROLE_IN_USE: '仍有人擁有此角色，或該角色仍有授權。請先收回。',
    COMPANY_ROLE_LIMIT: '最多可新增 {{0}} 個角色。',
    COMPANY_ROLE_NAME_TAKEN: '此名稱已被使用。',
    GRANT_BEYOND_OWN: '只能授予自己擁有的權限，且不能超出自己的範圍、期限和時段。',
    GRANT_UNKNOWN: '無法授予該權限或角色。',
  },
  fields: {
    companyRoleName: '名稱',
    permissions: '權限',
  },
  operations: {
    'create-company-role': '新增角色',
    'change-company-role': '變更角色',
    'delete-company-role': '刪除角色',
    'restore-company-role': '還原角色',
  },
};
