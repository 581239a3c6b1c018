import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '我的裝置',
  help: '您登入過的裝置。移除後，該裝置下次登入時需要重新進行兩步驟驗證。',
  device: '裝置',
  lastSeen: '上次登入',
  trusted: '略過兩步驟驗證',
  until: '至 {{date}}',
  asked: '不略過',
  action: '操作',
  current: '目前裝置',
  unknown: '未知裝置',
  end: '移除',
  endOf: '移除 {{device}}',
  endAsk: '將從清單中移除 {{device}}。該裝置下次登入時需要兩步驟驗證，您也會收到新裝置通知。',
  letters: '有新裝置登入時以電子郵件通知我',
  lettersSaved: '新裝置通知設定已儲存。',
  loading: '正在載入裝置',
  retry: '再試一次',
  none: '尚無裝置紀錄。',
};
