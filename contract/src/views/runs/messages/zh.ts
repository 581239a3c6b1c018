import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    RUN_STATE: '任务状态在此期间已发生变化。',
    RUN_NOTHING_FAILED: '此任务没有被拒绝或失败的条目。',
  },
  operations: {
    'confirm-run': '批量变更确认执行',
    'pause-run': '批量变更暂停',
    'resume-run': '批量变更继续',
    'cancel-run': '批量变更取消',
    'undo-run': '批量变更撤销',
    'retry-run': '批量变更失败条目重试',
    'download-run': '批量变更结果文件下载',
  },
};
