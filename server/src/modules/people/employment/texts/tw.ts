import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const tw: Translated<typeof en> = {
  headsOfDepartment: {
    retired: {
      heading: '部門成員已離職',
      text: '{{name}}（{{department}}）已於 {{time}} 辦理離職。',
    },
    retirementPlanned: {
      heading: '部門成員即將離職',
      text: '{{name}}（{{department}}）將於 {{until}} 離職。',
    },
    retirementCalledOff: {
      heading: '部門成員的離職排程已取消',
      text: '{{name}}（{{department}}）的離職排程已於 {{time}} 取消。',
    },
    reinstated: {
      heading: '部門成員已復職',
      text: '{{name}}（{{department}}）已於 {{time}} 辦理復職。',
    },
    suspended: {
      heading: '部門成員的帳號已停權',
      text: '{{name}}（{{department}}）的帳號已於 {{time}} 停權。',
    },
    suspendedUntil: {
      heading: '部門成員的帳號已停權',
      text: '{{name}}（{{department}}）的帳號已於 {{time}} 停權，將於 {{until}} 自動恢復。',
    },
    leaveBegun: {
      heading: '部門成員開始休假',
      text: '{{name}}（{{department}}）自 {{time}} 起休假。',
    },
    leaveBegunUntil: {
      heading: '部門成員開始休假',
      text: '{{name}}（{{department}}）自 {{time}} 起休假，至 {{until}}。',
    },
    leaveEnded: {
      heading: '部門成員已銷假',
      text: '{{name}}（{{department}}）已於 {{time}} 銷假。',
    },
    dispatchBegun: {
      heading: '部門成員已派駐',
      text: '{{name}}（{{department}}）自 {{time}} 至 {{until}} 派駐到其他公司。',
    },
    dispatchEnded: {
      heading: '部門成員已結束派駐',
      text: '{{name}}（{{department}}）的派駐已於 {{time}} 結束。',
    },
    restored: {
      heading: '部門成員的帳號已恢復',
      text: '{{name}}（{{department}}）的帳號已於 {{time}} 恢復使用。',
    },
  },
  ahead: {
    own: {
      heading: '您有一項排定的人事異動',
      text: '{{change}}：排定於 {{day}} 執行。',
    },
    ownOff: {
      heading: '一項排定的人事異動已取消',
      text: '{{change}}：原訂於 {{day}} 的排程已取消。',
    },
    heads: {
      heading: '部門成員有一項排定的人事異動',
      text: '{{name}}（{{department}}），{{change}}：排定於 {{day}} 執行。',
    },
    headsOff: {
      heading: '部門成員的一項排定異動已取消',
      text: '{{name}}（{{department}}），{{change}}：原訂於 {{day}} 的排程已取消。',
    },
    kinds: {
      move: '調往 {{to}}',
      retirement: '離職',
      leave: '休假',
    },
  },
  stayedBehind: {
    heading: '離職人員名下仍有未交接的項目',
    text: '{{name}}（{{department}}）已依排程於 {{time}} 辦理離職，但有部分項目未能交接。仍在 {{name}} 名下：{{things}}。請重新指定接手人。',
    kinds: {
      departmentHeads_one: '{{count}} 個部門的主管職務',
      departmentHeads_other: '{{count}} 個部門的主管職務',
      invitations_one: '{{count}} 個邀請',
      invitations_other: '{{count}} 個邀請',
      savedViews_one: '{{count}} 個共用檢視',
      savedViews_other: '{{count}} 個共用檢視',
      exports_one: '{{count}} 個匯出的檔案',
      exports_other: '{{count}} 個匯出的檔案',
    },
  },
};
