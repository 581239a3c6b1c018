import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    CONSENT_REQUIRED: '此项同意是使用服务所必需的，无法在此撤回。',
    CONSENT_UNCHANGED: '您已作出相同的选择。',
  },
};
