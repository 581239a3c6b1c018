import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '公司',
  lead: '設定公司在成員頁面、郵件與登入頁中的顯示方式。',
  save: '儲存',
  saved: '公司外觀已儲存。',
  record: {
    title: '公司資訊',
    text: '未設定顯示名稱時顯示此名稱。郵件中的時間以此時區為準。',
    saved: '已儲存公司資訊。',
    phoneHelp: '請輸入國際格式，例如 +82-2-731-9046。',
    code: '公司代碼',
    since: '建立日期',
    type: '公司類型',
    types: { company: '一般公司', subsidiary: '子公司', partner: '合作公司', sap: 'SAP公司' },
  },
  people: {
    title: '成員',
    text: '不含已刪除的帳號。',
    inService: '在職',
    notYetApplied: '待啟用',
  },
  identity: {
    title: '公司外觀',
    text: '顯示於所有頁面上方、邀請與郵件中。',
    preview: '預覽',
    nameHelp: '留空則顯示公司本名。',
    markHelp: 'PNG、JPEG或WebP格式，最大{{max}}KB，正方形圖片效果最佳。知道圖片網址的人都能檢視。',
    chooseMark: '選擇圖片',
    noMark: '使用文字',
  },
  colors: {
    celadon: '青瓷色',
    indigo: '靛藍色',
    persimmon: '柿色',
    gardenia: '梔子色',
    plum: '李色',
    stone: '石色',
    own: '自訂',
    code: '色碼',
    codeHelp: '格式為#RRGGBB，文字須清晰易讀。',
    takeNearest: '使用{{color}}',
  },
  logIn: {
    title: '公司登入頁',
    text: '透過此網址開啟的登入頁會顯示公司名稱與標誌。登入過的瀏覽器會自動記住。',
    copy: '複製網址',
    copied: '已複製',
    copyFailed: '瀏覽器不允許複製，請選取網址後自行複製。',
  },
  closing: {
    title: '終止服務',
    text: '公司所有成員將無法使用服務。下一頁會先說明何時會發生什麼事。',
    open: '了解終止服務',
  },
};
