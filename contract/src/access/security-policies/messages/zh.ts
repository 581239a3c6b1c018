import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    PASSWORD_OWN_RULES: '长度须在 {{0}} 到 {{1}} 个字符之间，且最短不大于最长。不要求字符组合时，最短为 {{2}} 个字符。',
    ID_OWN_LENGTHS: '长度须在 {{0}} 到 {{1}} 个字符之间，且最短不大于最长。',
    POLICY_DAY_TOO_FAR: '请选择从今天起 {{0}} 天以内的日期。',
    PASSWORD_RENEWAL_NEEDED: '公司要求您更改密码，更改后才能继续。',
  },
  fields: {
    passwordProfile: '新密码的规则',
    idProfile: '新ID的长度',
    secondFactor: '需要两步验证的成员',
    effectiveFrom: '生效日期',
    graceDays: '生效时间',
  },
  operations: {
    'name-right-holders': '更改权限持有人的显示设置',
  },
};
