import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  fields: {
    countryCode: '国家/地区',
  },
};
