import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    PORTLET_EXISTS: '该公告板已有卡片。',
  },
};
