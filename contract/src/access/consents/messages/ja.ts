import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    CONSENT_REQUIRED: 'サービスの利用に必要な同意のため、ここでは撤回できません。',
    CONSENT_UNCHANGED: 'すでに同じ内容で回答されています。',
  },
};
