import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  runFile: {
    name: '一括変更の結果',
    number: '行',
    item: '対象',
    itemId: '対象ID',
    state: '結果',
    code: 'コード',
    reason: '理由',
    states: {
      waiting: '未実行',
      done: '完了',
      refused: '拒否',
      failed: '失敗',
    },
  },
  runMail: {
    kinds: {
      moveEmployees: 'メンバーの部署異動',
      setJobRank: 'メンバーの職級変更',
      setJobTitle: 'メンバーの役職変更',
      retireEmployees: 'メンバーの退職処理',
      reinstateEmployees: 'メンバーの復職',
      putEmployeesOnLeave: 'メンバーの休職',
      returnEmployees: 'メンバーの復帰',
      suspendEmployees: 'メンバーの利用停止',
      plannedChanges: '予定された変更',
    },
    undo: '元に戻す：{{title}}',
    retry: '再試行：{{title}}',
    planned: '{{title}}（{{day}}予定）',
    done: '{{title}}が完了しました',
    cancelled: '{{title}}がキャンセルされました',
    stopped: '{{title}}が中断されました',
    counts: '全{{total}}件のうち{{done}}件が完了しました。拒否は{{refused}}件、失敗は{{failed}}件です。',
    whyStopped: '1日間進行しなかったため中断されました。完了した項目はそのまま残ります。',
    afterCancel: 'キャンセルまでに完了した項目はそのまま残ります。',
    undoFor: '{{days}}日間は元に戻せます。',
    open: '結果を見る',
  },
};
