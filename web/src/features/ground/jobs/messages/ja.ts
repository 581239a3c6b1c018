import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  title: 'ジョブ',
  counted: '{{number}}件実行中',
  toConfirm: '{{number}}件確定待ち',
  nothing:
    'エクスポートなど時間のかかる処理はここに表示されます。その間もほかの操作を続けられます。結果のファイルは{{number}}日間ダウンロードできます。',
  loading: 'ジョブを読み込んでいます。',
  kinds: {
    'export-employees': 'メンバーのエクスポート',
  },
  states: {
    queued: '待機中',
    running: '実行中',
    done: '完了',
    planned: '予約済み',
    cancelled: 'キャンセル済み',
    failed: '失敗',
    preparing: '確認中',
    toConfirm: '確定待ち',
    paused: '一時停止中',
    stopped: '中断',
    unchanged: '変更なし',
  },
  amount_one: '{{number}}件',
  amount_other: '{{number}}件',
  progress_one: '{{number}}件中{{done}}件',
  progress_other: '{{number}}件中{{done}}件',
  keptUntil: '{{date}}までダウンロードできます',
  cancel: 'キャンセル',
  download: 'ダウンロード',
  remove: '一覧から削除',
  finished: '{{name}}が完了しました。',
  failed: '{{name}}：{{reason}}',
  pages: {
    runs: '一括変更',
    plans: '予定された変更',
    imports: '一括登録',
    importPeople: 'Excel・CSVからメンバーを一括登録(インポート)',
    importDepartments: 'Excel・CSVから部署を一括登録(インポート)',
  },
};
