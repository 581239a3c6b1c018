import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  acts: {
    moveEmployees: '調動',
    setJobRank: '職級',
    setJobTitle: '職務',
    retireEmployees: '辦理離職',
    suspendEmployees: '停權',
  },
  many: {
    moveEmployees_one: '調動 {{number}} 名成員',
    moveEmployees_other: '調動 {{number}} 名成員',
    setJobRank_one: '變更 {{number}} 名成員的{{list}}',
    setJobRank_other: '變更 {{number}} 名成員的{{list}}',
    setJobTitle_one: '變更 {{number}} 名成員的{{list}}',
    setJobTitle_other: '變更 {{number}} 名成員的{{list}}',
    retireEmployees_one: '為 {{number}} 名成員辦理離職',
    retireEmployees_other: '為 {{number}} 名成員辦理離職',
    suspendEmployees_one: '將 {{number}} 名成員停權',
    suspendEmployees_other: '將 {{number}} 名成員停權',
  },
  one: {
    moveEmployees: '排定 {{name}} 的調動',
    setJobRank: '排定變更 {{name}} 的{{list}}',
    setJobTitle: '排定變更 {{name}} 的{{list}}',
  },
  value: {
    department: '新部門',
    rank: '新{{list}}',
    title: '新{{list}}',
    choose: '請選擇',
    none: '無（取消）',
  },
  when: {
    label: '時間',
    now: '立即',
    nowText: '確認後立即執行',
    dated: '指定日期',
    datedText: '依公司時區於當天 0 點生效',
    day: '日期',
    note: '備註',
    noteHelp: '與排定的變更一起顯示。',
  },
  about: {
    retireEmployees: '遺留事項由各自建議的人接手。有事項沒有建議人選的成員不會辦理離職，請逐一處理。',
    suspendEmployees: '將從所有裝置登出，在停權結束前無法登入。在職狀態、部門和角色維持不變。',
  },
  check: '檢查',
  checkHelp: '目前不會有任何變更。下一步可以查看每名成員的變更。',
};
