import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '寄件匣',
  lead: '開發伺服器寄出的郵件與簡訊。內容只存在記憶體中，並未真正寄出。',
  empty: '尚未寄出任何內容',
  emptyText: '頁面寄出驗證碼或連結後會立即顯示在這裡。',
  mail: '郵件',
  sms: '簡訊',
  asMail: '以郵件樣式檢視',
  copy: '複製',
  copied: '已複製。',
  copyFailed: '無法複製，請手動選取驗證碼後複製。',
  to: '收件者',
  loading: '正在載入寄件匣',
  failed: '伺服器沒有回應，清單可能不是最新的。',
  development: '僅供開發使用：正式環境中沒有此頁面。',
};
