import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    COMPANY_ROLE_IN_USE: '仍有人拥有此角色，或该角色仍有授权。请先收回。',
    COMPANY_ROLE_LIMIT: '最多可添加 {{0}} 个角色。',
    COMPANY_ROLE_NAME_TAKEN: '该名称已被使用。',
    GRANT_BEYOND_OWN: '只能授予自己拥有的权限，且不能超出自己的范围、期限和时段。',
    GRANT_UNKNOWN: '无法授予该权限或角色。',
  },
  fields: {
    companyRoleName: '名称',
    permissions: '权限',
  },
  operations: {
    'create-company-role': '添加角色',
    'change-company-role': '更改角色',
    'delete-company-role': '删除角色',
    'restore-company-role': '恢复角色',
  },
};
