import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    CONSENT_REQUIRED: '此項同意為使用服務所必需，無法在此撤回。',
    CONSENT_UNCHANGED: '您已做出相同的選擇。',
  },
};
