import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    RUN_STATE: '任务状态在此期间已发生变化。',
    RUN_NOTHING_FAILED: '此任务没有被拒绝或失败的条目。',
  },
  operations: {
    'confirm-run': '批量任务确认执行',
    'pause-run': '批量任务暂停',
    'resume-run': '批量任务继续',
    'cancel-run': '批量任务取消',
    'undo-run': '批量任务撤销',
    'retry-run': '批量任务失败条目重试',
    'download-run': '批量任务结果文件下载',
  },
};
