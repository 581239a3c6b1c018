import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    JOB_LIMIT: '等待或進行中的工作最多為 {{0}} 個。請等待其中一個結束，或取消一個工作。',
    JOB_STATE: '工作的狀態在此期間已變更。',
    JOB_FAILED: '工作未能完成，請重新開始。',
    JOB_RESULT_DELETED: '檔案中包含的個人資料已被刪除，因此結果檔案也已刪除。請重新匯出。',
  },
  fields: {
    startedBy: '發起人',
  },
  operations: {
    'hand-over-job': '移交背景作業',
  },
};
