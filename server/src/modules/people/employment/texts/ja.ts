import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  headsOfDepartment: {
    retired: {
      heading: 'メンバーが退職しました',
      text: '{{name}}さん（{{department}}）の退職の処理が{{time}}に完了しました。',
    },
    retirementPlanned: {
      heading: 'メンバーの退職が予約されました',
      text: '{{name}}さん（{{department}}）の退職が{{until}}に予約されました。',
    },
    retirementCalledOff: {
      heading: 'メンバーの退職の予約が取り消されました',
      text: '{{name}}さん（{{department}}）の退職の予約が{{time}}に取り消されました。',
    },
    reinstated: {
      heading: 'メンバーが復職しました',
      text: '{{name}}さん（{{department}}）の復職の処理が{{time}}に完了しました。',
    },
    suspended: {
      heading: 'メンバーの利用が停止されました',
      text: '{{name}}さん（{{department}}）のアカウントの利用が{{time}}に停止されました。',
    },
    suspendedUntil: {
      heading: 'メンバーの利用が停止されました',
      text: '{{name}}さん（{{department}}）のアカウントの利用が{{time}}に停止されました。{{until}}に自動で解除されます。',
    },
    leaveBegun: {
      heading: 'メンバーが休職しました',
      text: '{{name}}さん（{{department}}）は{{time}}から休職しています。',
    },
    leaveBegunUntil: {
      heading: 'メンバーが休職しました',
      text: '{{name}}さん（{{department}}）は{{time}}から{{until}}まで休職します。',
    },
    leaveEnded: {
      heading: 'メンバーが休職から復帰しました',
      text: '{{name}}さん（{{department}}）は{{time}}に復帰しました。',
    },
    dispatchBegun: {
      heading: '部署のメンバーが出向しました',
      text: '{{name}}さん（{{department}}）は{{time}}から{{until}}まで他社に出向します。',
    },
    dispatchEnded: {
      heading: '部署のメンバーが出向から戻りました',
      text: '{{name}}さん（{{department}}）の出向は{{time}}に終了しました。',
    },
    restored: {
      heading: 'メンバーの利用停止が解除されました',
      text: '{{name}}さん（{{department}}）のアカウントの利用停止が{{time}}に解除されました。',
    },
  },
  ahead: {
    own: {
      heading: '人事の変更が予定されました',
      text: '{{change}}：{{day}}に行われる予定です。',
    },
    ownOff: {
      heading: '予定されていた人事の変更が取り消されました',
      text: '{{change}}：{{day}}の予定は取り消されました。',
    },
    heads: {
      heading: 'メンバーの人事の変更が予定されました',
      text: '{{name}}さん（{{department}}）、{{change}}：{{day}}に行われる予定です。',
    },
    headsOff: {
      heading: '予定されていたメンバーの人事の変更が取り消されました',
      text: '{{name}}さん（{{department}}）、{{change}}：{{day}}の予定は取り消されました。',
    },
    kinds: {
      move: '{{to}}への異動',
      retirement: '退職',
      leave: '休職',
    },
  },
  stayedBehind: {
    heading: '退職者に引き継がれていないものがあります',
    text: '{{name}}さん（{{department}}）の退職は予約どおり{{time}}に処理されましたが、引き継げなかったものがあります。{{name}}さんに残っているもの：{{things}}。新しい担当者を指定してください。',
    kinds: {
      departmentHeads_one: '部署長 {{count}}件',
      departmentHeads_other: '部署長 {{count}}件',
      invitations_one: '招待 {{count}}件',
      invitations_other: '招待 {{count}}件',
      savedViews_one: '共有ビュー {{count}}件',
      savedViews_other: '共有ビュー {{count}}件',
      exports_one: '書き出したファイル {{count}}件',
      exports_other: '書き出したファイル {{count}}件',
    },
  },
};
