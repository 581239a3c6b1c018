import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: 'セキュリティ等級',
  lead: '数字が小さいほど上位の等級です。掲示板の閲覧と書き込みはこの等級で決まり、名前は数字の横に表示されます。',
  panel: '等級{{grade}}',
  grade: '等級',
  name: '名前',
  englishName: '英語名',
  save: '保存',
  saved: '等級{{grade}}の名前を保存しました。',
  help: '空欄にすると標準の名前を使います。',
  named: '{{grade}} · {{name}}',
  /** The product's own, where a company has none. */
  names: {
    grade3: '最上位',
    grade4: '上位',
    grade5: '一般',
    grade9: '制限',
    grade10: '最小',
  },
};
