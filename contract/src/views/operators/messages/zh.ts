import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    OPERATOR_SETUP_REFUSED:
      '无法使用此令牌设置运营者。请确认已完整复制服务器启动时显示的令牌。如果令牌已过期且尚未设置运营者，请重启服务器以获取新令牌。',
  },
  fields: {
    token: '设置令牌',
  },
};
