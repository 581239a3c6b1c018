import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  holdingsFile: {
    file: '权限持有情况',
    who: '对象',
    permission: '权限',
    given: '授予内容',
    through: '经由角色',
    where: '范围',
    when: '时间',
    from: '开始日期',
    until: '结束日期',
    state: '当前',
    company: '整个公司',
    always: '任何时间',
    states: { now: '有效', outside: '不在允许时间内', notYet: '尚未开始' },
  },
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
