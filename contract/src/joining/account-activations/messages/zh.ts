import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    MB657: '正在同步此账号的数据，请最多等待 {{0}} 分钟后重试。',
    ACCOUNT_NOT_WAITING: '该成员已激活账号，或已不在职。',
    INITIAL_PASSWORD_ENDED: '该初始密码已失效，请输入管理员最新发放的初始密码。',
  },
};
