import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  title: '工作',
  counted: '{{number}} 個進行中',
  toConfirm: '{{number}} 個待您確認',
  nothing: '匯出等需要較長時間的工作會顯示在這裡，期間您可以繼續其他操作。結果檔案可在 {{number}} 天內下載。',
  loading: '正在載入工作。',
  kinds: {
    'export-employees': '匯出成員',
  },
  states: {
    queued: '等待中',
    running: '進行中',
    done: '已完成',
    planned: '已排定',
    cancelled: '已取消',
    failed: '失敗',
    preparing: '檢查中',
    toConfirm: '待確認',
    paused: '已暫停',
    stopped: '已中止',
    unchanged: '未變更',
  },
  amount_one: '{{number}} 項',
  amount_other: '{{number}} 項',
  progress_one: '{{done}} / {{number}} 項',
  progress_other: '{{done}} / {{number}} 項',
  keptUntil: '可下載至 {{date}}',
  cancel: '取消',
  download: '下載',
  remove: '從清單移除',
  finished: '{{name}}已完成。',
  failed: '{{name}}：{{reason}}',
  pages: {
    runs: '批次變更',
    plans: '排定的變更',
    imports: '大量匯入',
    importPeople: '從 Excel 或 CSV 大量匯入成員',
    importDepartments: '從 Excel 或 CSV 大量匯入部門',
  },
};
