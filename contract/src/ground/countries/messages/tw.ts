import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  fields: {
    countryCode: '國家/地區',
  },
};
