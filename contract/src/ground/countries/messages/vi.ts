import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  fields: {
    countryCode: 'Quốc gia hoặc vùng lãnh thổ',
  },
};
