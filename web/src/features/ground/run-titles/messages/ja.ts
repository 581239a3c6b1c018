import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  ended: {
    open: '開く',
    finishedPartly: '{{name}}が完了しました。{{number}}件は変更できませんでした。',
    planned: '{{name}}が予約されました。',
    plannedPartly: '{{name}}が予約されました。{{number}}件は予約できませんでした。',
    stopped: '{{name}}が中断されました。',
  },
  pace: {
    perMinute: '毎分{{number}}件',
    left: '残り約{{time}}',
    soon: '残り1分未満',
  },
  titles: {
    moveEmployees_one: 'メンバー{{number}}人の部署異動',
    moveEmployees_other: 'メンバー{{number}}人の部署異動',
    setJobRank_one: 'メンバー{{number}}人の職級変更',
    setJobRank_other: 'メンバー{{number}}人の職級変更',
    setJobTitle_one: 'メンバー{{number}}人の役職変更',
    setJobTitle_other: 'メンバー{{number}}人の役職変更',
    retireEmployees_one: 'メンバー{{number}}人の退職処理',
    retireEmployees_other: 'メンバー{{number}}人の退職処理',
    reinstateEmployees_one: 'メンバー{{number}}人の復職',
    reinstateEmployees_other: 'メンバー{{number}}人の復職',
    putEmployeesOnLeave_one: 'メンバー{{number}}人の休職',
    putEmployeesOnLeave_other: 'メンバー{{number}}人の休職',
    returnEmployees_one: 'メンバー{{number}}人の復帰',
    returnEmployees_other: 'メンバー{{number}}人の復帰',
    suspendEmployees_one: 'メンバー{{number}}人の利用停止',
    suspendEmployees_other: 'メンバー{{number}}人の利用停止',
    plannedChanges_one: '予定された変更{{number}}件',
    plannedChanges_other: '予定された変更{{number}}件',
  },
  titlesTo: {
    moveEmployees_one: 'メンバー{{number}}人の部署異動（{{subject}}へ）',
    moveEmployees_other: 'メンバー{{number}}人の部署異動（{{subject}}へ）',
    setJobRank_one: 'メンバー{{number}}人の職級変更（{{subject}}）',
    setJobRank_other: 'メンバー{{number}}人の職級変更（{{subject}}）',
    setJobTitle_one: 'メンバー{{number}}人の役職変更（{{subject}}）',
    setJobTitle_other: 'メンバー{{number}}人の役職変更（{{subject}}）',
  },
  titleOn: '{{title}}（{{day}}予定）',
  titleOfDay: '{{title}}（{{day}}）',
  titleUndo: '元に戻す：{{title}}',
  titleRetry: '再試行：{{title}}',
};
