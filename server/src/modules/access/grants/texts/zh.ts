import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  grantLetters: {
    endsOwn: {
      heading: '您的一项权限即将到期',
      text: '授予您的一项权限将于 {{day}} 到期。如仍需使用，请联系管理员延长。',
    },
    endsGiven: {
      heading: '您授予的一项权限即将到期',
      text: '您授予 {{name}} 的一项权限将于 {{day}} 到期。可在控制台的“权限授予”中更改期限。',
    },
  },
};
