import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '安全等级',
  lead: '数字越小，等级越高。公告板按此等级开放阅读和发帖，名称显示在数字旁。',
  panel: '等级 {{grade}}',
  grade: '等级',
  name: '名称',
  englishName: '英文名称',
  save: '保存',
  saved: '已保存等级 {{grade}} 的名称。',
  help: '留空则使用默认名称。',
  named: '{{grade}} · {{name}}',
  /** The product's own, where a company has none. */
  names: {
    grade3: '最高',
    grade4: '较高',
    grade5: '普通',
    grade9: '受限',
    grade10: '最低',
  },
};
