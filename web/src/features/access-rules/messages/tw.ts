import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '存取原則',
  lead: '設定成員保持登入的時間，以及可從哪些網路存取。',
  save: '儲存',
  sessions: {
    title: '保持登入',
    text: '套用於公司所有成員。縮短時間後，對已登入的成員也會立即生效。',
    stayHelp: '登入時勾選「保持登入狀態」的成員，關閉瀏覽器後仍保持登入，直到下列時間為止。',
    stayNotOffered: '服務營運者已關閉此功能，登入頁面不會顯示。',
    administrators: '管理員最長為 {{longest}}。',
    saved: '已儲存登入規則。',
  },
};
