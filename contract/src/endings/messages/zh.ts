import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    COMPANY_NAME_DIFFERS: '公司名称不一致，请按显示的名称输入。',
  },
};
