import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '終止服務',
  lead: '貴公司將停止使用 Madang。日常工作不需要此選單。',
  atOnce: '立即',
  people: '所有成員都會登出。公司目前有 {{count}} 個帳號。',
  closed: '無法再登入、加入或找回密碼，已寄出的邀請與行事曆訂閱網址也會失效。',
  until: '{{date}} 之前',
  takenBack: '{{days}} 天內不會刪除資料。可洽客服中心撤銷，一切恢復原狀。',
  after: '{{date}} 之後',
  destroyed: '帳號、聯絡方式、訊息、佈告欄、部門、圖片與設定將永久銷毀。',
  evidence: '條款同意的證明與存取紀錄會依法定期限保留。',
  contacts: '用來防止重複註冊免費服務的數值會保留一段時間，但無法還原成聯絡方式。',
  open: '終止服務',
  platform: '營運平台的公司無法終止服務。',
  ask: '即將終止{{company}}的服務。資料將於 {{date}} 之後銷毀。',
  nameHelp: '請輸入「{{company}}」以確認。',
  passwordHelp: '避免他人趁您離開時操作。',
  submit: '確認終止服務',
  done: '服務已終止。資料將於 {{date}} 之後銷毀，在此之前可洽客服中心撤銷。',
};
