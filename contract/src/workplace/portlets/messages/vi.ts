import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    PORTLET_EXISTS: 'Bảng tin này đã có thẻ.',
  },
};
