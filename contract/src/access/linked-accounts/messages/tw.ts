import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    TIE_NO_GROUP: '只有公司集團的成員公司可以邀請主導公司的管理員。',
    TIE_LOGIN_UNKNOWN: '主導公司中沒有使用此ID的人。',
    TIE_OPEN: '此人已是集團管理員，或有尚未回覆的邀請。',
    TIE_LIMIT: '集團管理員最多{{0}}人（含待接受的邀請）。',
    TIE_OVER: '此邀請或權限已結束。',
    TIE_LOG_IN_AGAIN: '此公司要求兩步驟驗證。請登出後重新登入，並於 {{0}} 分鐘內切換公司進行設定。',
    LOGIN_ELSEWHERE: '此人使用其他公司的帳號登入，請在該公司變更。',
  },
  fields: {
    askedLoginId: '主導公司的登入ID',
  },
};
