import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  holdingsFile: {
    file: '權限持有情況',
    who: '對象',
    permission: '權限',
    given: '授予內容',
    through: '經由角色',
    where: '範圍',
    when: '時間',
    from: '開始日期',
    until: '結束日期',
    state: '目前',
    company: '整個公司',
    always: '任何時間',
    states: { now: '有效', outside: '不在允許時間內', notYet: '尚未開始' },
  },
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
