import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    MB820: '请同意必选条款。',
    MB821: '条款在此期间已更新，请阅读新版本并重新同意。',
    MB822: '提交的同意内容与所示条款不一致，请重新加载页面。',
  },
  fields: {
    termsCode: '条款',
    version: '版本',
  },
};
