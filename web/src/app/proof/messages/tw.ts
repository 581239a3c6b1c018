import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '確認是您本人',
  text: '請輸入密碼以繼續。10 分鐘內不會再次詢問。',
  go: '繼續',
};
