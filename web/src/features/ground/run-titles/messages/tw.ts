import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  ended: {
    open: '開啟',
    finishedPartly: '{{name}}已完成，{{number}} 項未能變更。',
    planned: '{{name}}已排定。',
    plannedPartly: '{{name}}已排定，{{number}} 項未能排定。',
    stopped: '{{name}}已中止。',
  },
  pace: {
    perMinute: '每分鐘 {{number}} 項',
    left: '約剩 {{time}}',
    soon: '不到 1 分鐘',
  },
  titles: {
    moveEmployees_one: '調動 {{number}} 名成員',
    moveEmployees_other: '調動 {{number}} 名成員',
    setJobRank_one: '變更 {{number}} 名成員的職級',
    setJobRank_other: '變更 {{number}} 名成員的職級',
    setJobTitle_one: '變更 {{number}} 名成員的職務',
    setJobTitle_other: '變更 {{number}} 名成員的職務',
    retireEmployees_one: '為 {{number}} 名成員辦理離職',
    retireEmployees_other: '為 {{number}} 名成員辦理離職',
    reinstateEmployees_one: '為 {{number}} 名成員辦理復職',
    reinstateEmployees_other: '為 {{number}} 名成員辦理復職',
    putEmployeesOnLeave_one: '為 {{number}} 名成員辦理休假',
    putEmployeesOnLeave_other: '為 {{number}} 名成員辦理休假',
    returnEmployees_one: '為 {{number}} 名成員辦理銷假',
    returnEmployees_other: '為 {{number}} 名成員辦理銷假',
    suspendEmployees_one: '將 {{number}} 名成員停權',
    suspendEmployees_other: '將 {{number}} 名成員停權',
    plannedChanges_one: '{{number}} 項排定的變更',
    plannedChanges_other: '{{number}} 項排定的變更',
  },
  titlesTo: {
    moveEmployees_one: '將 {{number}} 名成員調至{{subject}}',
    moveEmployees_other: '將 {{number}} 名成員調至{{subject}}',
    setJobRank_one: '將 {{number}} 名成員的職級改為{{subject}}',
    setJobRank_other: '將 {{number}} 名成員的職級改為{{subject}}',
    setJobTitle_one: '將 {{number}} 名成員的職務改為{{subject}}',
    setJobTitle_other: '將 {{number}} 名成員的職務改為{{subject}}',
  },
  titleOn: '{{title}}（{{day}} 生效）',
  titleOfDay: '{{title}}（{{day}}）',
  titleUndo: '復原：{{title}}',
  titleRetry: '重試：{{title}}',
};
