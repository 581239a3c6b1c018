import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const vi: Translated<typeof en> = {
  errors: {
    UNDO_OVER:
      'Không thể hoàn tác thay đổi này nữa: thay đổi đã được hoàn tác trước đó hoặc đã quá thời gian cho phép.',
  },
};
