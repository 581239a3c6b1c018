import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '密码与ID策略',
  lead: '设置新密码和新ID的规则。更改后不会有成员无法登录，规则从下次设置时起生效。',
  save: '保存',
  password: {
    title: '密码',
    text: '现有密码可继续使用。所选规则在下次设置密码时生效。',
    spec: '标准：{{min}}–{{max}}个字符',
    legacy: '短密码：{{min}}–{{max}}个字符',
    strict: '长密码：{{min}}–{{max}}个字符',
    people: '按此规则设置密码的成员：{{people}}人',
    unknown: '在开始记录规则之前设置密码的成员：{{people}}人',
    rules: '新密码的规则',
    common: '不能使用容易猜到的常见密码。',
    strictNote: '选择长密码后，可能会要求成员进行两步验证，并且姓名可以使用任何文字。',
    saved: '密码规则已保存。',
  },
  id: {
    title: 'ID',
    text: '适用于登记成员或通过邀请加入时创建的新ID。现有ID保持不变。',
    standard: '标准：{{min}}–{{max}}个字符',
    sap: 'SAP：{{min}}–{{max}}个字符',
    length: '{{min}}–{{max}}个字符',
    short: '长度不符的现有ID：{{ids}}个',
    ownShort: '您自己的ID也不符合此长度。现有ID保持有效，您可以继续登录。',
    saved: 'ID长度已保存。',
  },
};
