import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    MB657: '正在同步此帳號的資料，請最多等待 {{0}} 分鐘後再試。',
    ACCOUNT_NOT_WAITING: '該成員已啟用帳號，或已不在職。',
    INITIAL_PASSWORD_ENDED: '此初始密碼已失效，請輸入管理員最新核發的初始密碼。',
  },
};
