import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const zh: Translated<typeof en> = {
  title: '任务',
  counted: '{{number}} 个进行中',
  toConfirm: '{{number}} 个待您确认',
  nothing: '导出等耗时较长的任务会显示在这里，期间您可以继续其他操作。结果文件可在 {{number}} 天内下载。',
  loading: '正在加载任务。',
  kinds: {
    'export-employees': '导出成员',
  },
  states: {
    queued: '等待中',
    running: '进行中',
    done: '已完成',
    planned: '已计划',
    cancelled: '已取消',
    failed: '失败',
    preparing: '检查中',
    toConfirm: '待确认',
    paused: '已暂停',
    stopped: '已中止',
    unchanged: '未更改',
  },
  amount_one: '{{number}} 项',
  amount_other: '{{number}} 项',
  progress_one: '{{done}} / {{number}} 项',
  progress_other: '{{done}} / {{number}} 项',
  keptUntil: '可下载至 {{date}}',
  cancel: '取消',
  download: '下载',
  remove: '从列表中移除',
  finished: '{{name}}已完成。',
  failed: '{{name}}：{{reason}}',
  pages: {
    runs: '批量变更',
    plans: '计划变更',
    imports: '批量导入',
    importPeople: '从 Excel 或 CSV 批量导入成员',
    importDepartments: '从 Excel 或 CSV 批量导入部门',
  },
};
