import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '确认查看原因',
  text: '查看成员信息的记录会附上工单号。每个事项只需填写一次。',
  ticket: '工单号',
  help: '仅限字母、数字和 # . _ / -，最多 {{max}} 个字符，例如 HD-2041。请勿填写姓名。',
  agreed: '已征得本人同意',
  go: '继续',
};
