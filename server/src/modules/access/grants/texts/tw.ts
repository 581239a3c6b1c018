import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  grantLetters: {
    endsOwn: {
      heading: '您的一項權限即將到期',
      text: '授予您的一項權限將於 {{day}} 到期。如仍需使用，請聯絡管理員延長。',
    },
    endsGiven: {
      heading: '您授予的一項權限即將到期',
      text: '您授予 {{name}} 的一項權限將於 {{day}} 到期。可在主控台的「權限授予」中變更期限。',
    },
  },
};
