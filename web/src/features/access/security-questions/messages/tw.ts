import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '安全問題',
  help: '找回密碼時，除了驗證碼還會核對您設定的一個問題。單憑問題無法找回帳號。',
  questions: '問題',
  question: '問題 {{number}}',
  none: '尚未設定',
  add: '設定問題',
  change: '變更問題',
  lead: '最多可設定三個只有您能回答的問題。答案如同密碼般保存，無法檢視，因此請全部重新輸入。不區分大小寫與空格；全部留空則不核對問題。',
  passwordHelp: '避免他人趁您離開時變更。',
  save: '儲存',
  done: '安全問題已儲存。',
};
