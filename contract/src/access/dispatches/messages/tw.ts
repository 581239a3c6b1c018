import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    MB707: '這是該成員所屬公司的部門，請選擇其他公司。',
    MB709: '該成員已有申請中或已排定的派駐。',
    MB710: '派駐狀態已變更，請重新載入。',
    MB711: '派駐須從今天或以後開始，最後一天不得早於開始日，且最長 10 年。',
    MB712: '部門不存在，請選擇其他部門。',
    MB714: '請選擇晚於目前最後一天的日期。',
    MB715: '該成員已使用同一帳號登入該公司，請先解除關聯。',
    MB854: '可派駐的公司中沒有使用此代碼的公司。',
  },
  fields: {
    hostCode: '接收公司',
    basis: '派駐依據',
    askedUntil: '申請的最後一天',
  },
  operations: {
    'ask-for-dispatch': '申請派駐',
    'withdraw-dispatch': '撤回派駐申請',
    'prolong-dispatch': '申請延長派駐',
    'accept-dispatch': '接受派駐',
    'refuse-dispatch': '拒絕派駐',
    'release-dispatch': '解除派駐',
    'hear-of-dispatch': '所屬公司的派駐通知',
    'hear-of-dispatch-answer': '接收公司的答覆',
    'end-dispatch': '派駐結束',
    'settle-dispatch': '依日期開始或結束派駐',
    'list-dispatches': '檢視派駐清單',
    'read-dispatch': '檢視派駐',
  },
};
