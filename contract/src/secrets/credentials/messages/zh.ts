import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    MB601: '该账号已被使用。',
    MB1066: '无法使用该域名的邮箱地址注册。',
    MB_M_ID_RPTCHECK: '请先检查账号是否可用。',
    MB_T_ID_RULE1: '请输入 {{0}} 到 {{1}} 个字符。',
    MB_T_ID_RULE2: '只能使用小写字母和数字，不能包含空格或特殊字符。',
    MB_T_ID_RULE3: '请至少包含 {{0}} 个小写字母。',
    MB_T_ID_RULE4: '不能使用 admin 等保留字。',
    MB_T_ID_RULE5: '同一字符不能连续出现超过 3 次，也不能使用 123、987 等 3 位及以上的连续数字。',
    MB_T_PASSWORD_RULE1: '请输入 {{0}} 到 {{1}} 个字符。',
    MB_T_PASSWORD_RULE2: '必须同时包含字母、数字和特殊字符（{{0}}）。',
    MB_T_PASSWORD_RULE3: '只能使用字母、数字和 {{0}}，不能包含空格。',
    MB_T_PASSWORD_RULE4: '同一字符不能连续出现 3 次，也不能使用 123、987 等 3 位及以上的连续数字。',
    MB_T_PASSWORD_RULE5: '不能包含账号、员工编号、手机号码或其后 4 位、公司电话号码。',
    MB_T_PASSWORD_COMMON: '该密码容易被猜到，请换一个密码。',
    MB_T_PASSWORD_DIFFERENCE: '新密码与当前密码至少要有 {{0}} 个字符不同。',
    PASSWORD_RULES_CHANGED: '贵公司的密码规则刚刚已更改。请刷新页面，并按新规则设置密码。',
    MB0719: '不能使用当前密码或以前用过的密码。',
    MB_M_PASSWORD_WRONG: '密码不正确。',
    PROOF_NEEDED: '请输入密码以继续。',
    MB_M_COMMON_JS_ENTERPASS: '请输入密码。',
    MB_M_COMMON_JS_PASSNOTMATCH: '两次输入的密码不一致。',
    ID_ENDED: '该账号已过有效期，请联系公司管理员。',
    GIVEN_PASSWORD_ENDED: '该临时密码已过期。请在登录页面通过“忘记密码？”重新设置，或向管理员索取新的临时密码。',
    EM0010: '账号或密码不正确。',
    EM0011: '登录失败次数过多，请在 {{seconds}} 秒后重试。',
  },
  fields: {
    current: '当前密码',
    next: '新密码',
    confirmation: '确认新密码',
  },
  accounts: {
    idUsable: '该账号可以使用。',
  },
};
