import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  errors: {
    JOB_LIMIT: '等待或进行中的任务最多为 {{0}} 个。请等待其中一个结束，或取消一个任务。',
    JOB_STATE: '任务的状态在此期间已发生变化。',
    JOB_FAILED: '任务未能完成，请重新开始。',
    JOB_RESULT_DELETED: '文件中包含的个人信息已被删除，因此结果文件也已删除。请重新导出。',
  },
  fields: {
    startedBy: '发起人',
  },
  operations: {
    'hand-over-job': '移交后台任务',
  },
};
