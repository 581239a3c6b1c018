import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    GRANT_WINDOW_IN_USE: '仍有权限使用该时段。请先更改这些权限。',
    GRANT_WINDOW_LIMIT: '最多可添加 {{0}} 个时段。',
    GRANT_WINDOW_NAME_TAKEN: '该名称已被使用。',
    WINDOW_ZONE: '请输入 GMT+9 形式的时区，或选择时区名称。',
  },
  fields: {
    grantWindowName: '名称',
    weekly: '星期与时间',
    zone: '时区',
    closesOnDaysOff: '休息日不生效',
  },
  operations: {
    'create-grant-window': '添加允许时段',
    'change-grant-window': '更改允许时段',
    'delete-grant-window': '删除允许时段',
    'restore-grant-window': '恢复允许时段',
  },
};
