import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    UNDO_OVER: 'この変更はもう元に戻せません。すでに元に戻したか、元に戻せる時間が過ぎています。',
  },
};
