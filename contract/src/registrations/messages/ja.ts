import type { Translated } from '../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    MB657: 'このアカウントは同期中です。最大{{0}}分後にもう一度お試しください。',
    ACCOUNT_NOT_WAITING: 'この社員はすでにアカウントを利用しているか、在職中ではありません。',
  },
};
