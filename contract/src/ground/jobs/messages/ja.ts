import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    JOB_LIMIT: '待機中または実行中のジョブは最大{{0}}件です。終了を待つか、いずれかをキャンセルしてください。',
    JOB_STATE: 'その間にジョブの状態が変わりました。',
    JOB_FAILED: 'ジョブを完了できませんでした。もう一度開始してください。',
    JOB_RESULT_DELETED:
      'ファイルに含まれていた個人情報が削除されたため、結果のファイルも削除されました。もう一度エクスポートしてください。',
  },
  fields: {
    startedBy: '開始した人',
  },
  operations: {
    'hand-over-job': 'バックグラウンド処理の引き継ぎ',
  },
};
