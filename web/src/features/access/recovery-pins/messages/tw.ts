import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '救援 PIN',
  help: '無法使用登記的聯絡方式時，可用帳號和 PIN 重設密碼。',
  loading: '正在載入救援 PIN',
  retry: '再試一次',
  pin: 'PIN 碼',
  none: '未設定',
  since: '自{{date}}起使用',
  blocked: 'PIN 已輸入錯誤五次，目前已鎖定。請聯絡貴公司的服務台解除鎖定，或移除此 PIN。',
  set: '設定 PIN',
  change: '變更 PIN',
  remove: '移除 PIN',
  lead: '請選擇沒有在其他地方使用的數字，避免使用生日或電話號碼。設定後會寄送郵件通知。',
  digits: '{{min}} 到 {{max}} 位數字',
  passwordHelp: '防止您離開時他人進行變更。',
  save: '儲存',
  saved: '已儲存救援 PIN。',
  removeLead: '移除後將無法用 PIN 重設密碼。',
  removed: '已移除救援 PIN。',
  isBlocked: '輸入錯誤五次，已鎖定',
  unblock: '解除 PIN 鎖定',
  unblockAsk: '原本的 PIN 將恢復可用，並會寄送郵件通知該成員。請務必確認是本人提出的要求。',
  unblocked: '已解除 PIN 鎖定。',
};
