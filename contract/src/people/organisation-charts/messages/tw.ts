import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    ORG0001: '請輸入搜尋內容。',
    ORG0002: '英文請至少輸入 {{0}} 個字，韓文請至少輸入 {{1}} 個字。',
    ORG0003: '搜尋內容最多 {{0}} 個字元。',
    ORG0004: '含有無法搜尋的字元：< > ^ ; : * % $ / #',
    ORG0005: '萬用字元 * 只能放在最後。',
    ORG0006: '範圍符號 / 只能放在最後。',
    ORG0007: '部門代碼請至少輸入 {{0}} 個字元。',
    ORG0008: '部門代碼只能使用大寫英文字母與數字。',
    MB907: '下層部門超過 {{0}} 個，無法下載。請選擇較小的範圍。',
    ORGANISATION_PEOPLE: '成員超過{{0}}人，無法下載。請選擇較小的部門，或在管理頁面的「成員」中匯出。',
    DEPARTMENT_HEAD: '請選擇在職成員。',
    PERSON_OUT_OF_REACH: '請選擇您的權限範圍內的部門成員。',
  },
  fields: {
    term: '搜尋',
    personIds: '部門主管',
  },
  operations: {
    'hand-over-department': '移交部門主管',
  },
};
