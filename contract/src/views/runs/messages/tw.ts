import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  errors: {
    RUN_STATE: '作業狀態在此期間已變更。',
    RUN_NOTHING_FAILED: '此作業沒有遭拒絕或失敗的項目。',
  },
  operations: {
    'confirm-run': '批次變更確認執行',
    'pause-run': '批次變更暫停',
    'resume-run': '批次變更繼續',
    'cancel-run': '批次變更取消',
    'undo-run': '批次變更復原',
    'retry-run': '批次變更失敗項目重試',
    'download-run': '批次變更結果檔案下載',
  },
};
