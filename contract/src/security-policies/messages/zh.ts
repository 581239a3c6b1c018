import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    PASSWORD_RENEWAL_NEEDED: '公司要求您更改密码，更改后才能继续。',
  },
  fields: {
    passwordProfile: '新密码的规则',
    idProfile: '新ID的长度',
    secondFactor: '需要两步验证的成员',
    graceDays: '生效时间',
  },
};
