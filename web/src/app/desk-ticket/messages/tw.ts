import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '確認檢視原因',
  text: '檢視成員資訊的紀錄會附上工單編號。每個案件只需填寫一次。',
  ticket: '工單編號',
  help: '僅限英文字母、數字和 # . _ / -，最多 {{max}} 個字元，例如 HD-2041。請勿填寫姓名。',
  agreed: '已徵得本人同意',
  go: '繼續',
};
