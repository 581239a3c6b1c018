import type { Translated } from '../../../kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  errors: {
    RUN_STATE: 'その間に処理の状態が変わりました。',
    RUN_NOTHING_FAILED: 'この処理には、拒否または失敗した項目がありません。',
  },
  operations: {
    'confirm-run': '一括変更の実行確定',
    'pause-run': '一括変更の一時停止',
    'resume-run': '一括変更の再開',
    'cancel-run': '一括変更のキャンセル',
    'undo-run': '一括変更の取り消し',
    'retry-run': '一括変更の失敗した項目の再試行',
    'download-run': '一括変更の結果ファイルのダウンロード',
  },
};
