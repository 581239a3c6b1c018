import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    OPERATOR_SETUP_REFUSED: '无法使用此令牌设置运营者。如果尚未设置运营者，请重启服务器以获取新令牌。',
  },
  fields: {
    token: '设置令牌',
  },
};
