import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: 'ご本人確認',
  text: '続行するにはパスワードを入力してください。以後10分間は確認を省略します。',
  go: '続行',
};
