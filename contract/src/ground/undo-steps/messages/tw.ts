import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    UNDO_OVER: '此變更已無法復原：可能已經復原過，或已超過可復原的時間。',
  },
};
