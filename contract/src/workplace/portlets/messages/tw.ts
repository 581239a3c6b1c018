import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    PORTLET_EXISTS: '此公告板已有卡片。',
  },
};
