import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '快速連結',
  lead: '成員可從入口網站首頁一鍵開啟的連結，依此順序顯示。',
  add: '新增快速連結',
  full: '已有 {{limit}} 個，請先刪除一個。',
  empty: '還沒有快速連結',
  emptyText: '新增大家每天都會開啟的頁面。',
  targets: {
    newWindow: '新視窗',
    newTab: '新分頁',
  },
  urlHelp: '以 https://、http:// 或 / 開頭，最多 {{max}} 個字元。',
  iconHelp: '沒有圖片時顯示。',
  icons: {
    link: '連結',
    mail: '郵件',
    calendar: '行事曆',
    people: '人員',
    board: '公告板',
    approval: '簽核',
    help: '說明',
  },
  pictureHelp: '不超過 {{max}} KB 的 PNG、JPEG、WebP 或 GIF。',
  choosePicture: '選擇圖片檔案',
  noPicture: '移除圖片',
  saved: '已儲存{{name}}。',
  save: '儲存',
  delete: '刪除',
  deleted: '已刪除{{name}}。',
};
