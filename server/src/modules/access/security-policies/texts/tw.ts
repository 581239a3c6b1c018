import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  factorReminders: {
    heading: '請設定兩步驟驗證',
    open: '開啟帳號安全性',
    text: '公司要求使用兩步驟驗證，但您的帳號尚未設定。\n\n請立即使用通行密鑰或驗證器應用程式設定，大約需要一分鐘。否則登入時將要求您設定。',
  },
};
