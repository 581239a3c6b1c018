import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    COMPANY_NAME_DIFFERS: 'Tên công ty không khớp. Hãy nhập đúng tên đang hiển thị.',
  },
};
