import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    PORTLET_EXISTS: 'この掲示板のカードはすでにあります。',
  },
};
