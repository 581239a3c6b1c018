import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    TIE_NO_GROUP: '只有公司集团的成员公司可以邀请牵头公司的管理员。',
    TIE_LOGIN_UNKNOWN: '牵头公司中没有使用此ID的人。',
    TIE_OPEN: '此人已是集团管理员，或有尚未答复的邀请。',
    TIE_LIMIT: '集团管理员最多{{0}}人（含待接受的邀请）。',
    TIE_OVER: '该邀请或权限已结束。',
    TIE_LOG_IN_AGAIN: '该公司要求两步验证。请退出后重新登录，并在 {{0}} 分钟内切换公司进行设置。',
    LOGIN_ELSEWHERE: '此人使用其他公司的账号登录，请在该公司更改。',
  },
  fields: {
    askedLoginId: '牵头公司的登录ID',
  },
};
