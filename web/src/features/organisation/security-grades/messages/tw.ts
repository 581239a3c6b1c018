import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '安全等級',
  lead: '數字越小，等級越高。公布欄依此等級開放閱讀與發文，名稱顯示在數字旁。',
  panel: '等級 {{grade}}',
  grade: '等級',
  name: '名稱',
  englishName: '英文名稱',
  save: '儲存',
  saved: '已儲存等級 {{grade}} 的名稱。',
  help: '留空則使用預設名稱。',
  named: '{{grade}} · {{name}}',
  /** The product's own, where a company has none. */
  names: {
    grade3: '最高',
    grade4: '較高',
    grade5: '一般',
    grade9: '受限',
    grade10: '最低',
  },
};
