import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  acts: {
    moveEmployees: '部署異動',
    retireEmployees: '退職処理',
    reinstateEmployees: '復職',
    putEmployeesOnLeave: '休職',
    returnEmployees: '復帰',
    suspendEmployees: '利用停止',
    grantEmblem: 'エンブレム付与',
    takeBackEmblem: 'エンブレム取り消し',
    editInGrid: '表で編集',
  },
  many: {
    moveEmployees_one: 'メンバー{{number}}人の部署異動',
    moveEmployees_other: 'メンバー{{number}}人の部署異動',
    setJobRank_one: 'メンバー{{number}}人の{{list}}変更',
    setJobRank_other: 'メンバー{{number}}人の{{list}}変更',
    setJobTitle_one: 'メンバー{{number}}人の{{list}}変更',
    setJobTitle_other: 'メンバー{{number}}人の{{list}}変更',
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
    grantEmblem_one: 'メンバー{{number}}人にエンブレムを付与',
    grantEmblem_other: 'メンバー{{number}}人にエンブレムを付与',
    takeBackEmblem_one: 'メンバー{{number}}人のエンブレムを取り消し',
    takeBackEmblem_other: 'メンバー{{number}}人のエンブレムを取り消し',
  },
  one: {
    moveEmployees: '{{name}}さんの部署異動を予約',
    setJobRank: '{{name}}さんの{{list}}変更を予約',
    setJobTitle: '{{name}}さんの{{list}}変更を予約',
  },
  value: {
    department: '異動先の部署',
    rank: '新しい{{list}}',
    title: '新しい{{list}}',
    emblem: 'エンブレム',
    noEmblems: 'エンブレムがまだありません。先に「エンブレム」で追加してください。',
    choose: '選択してください',
    none: 'なし（解除）',
  },
  when: {
    note: 'メモ',
    noteHelp: '予定された変更とともに表示されます。',
  },
  about: {
    reinstateEmployees: '退職で終わったもののうち戻せるものとともに、再び在職となります。',
    putEmployeesOnLeave: '役割とデータはそのままです。最終日を決めると、翌日に自動的に復帰します。',
    returnEmployees: 'すぐに在職に戻ります。',
    retireEmployees:
      '残るものは、それぞれ提案された人が引き継ぎます。提案のないものが残るメンバーは退職処理されません。一人ずつ処理してください。',
    suspendEmployees:
      'すべての端末からログアウトされ、停止が終わるまでログインできません。在職状態、所属、役割はそのままです。',
  },
  check: '確認する',
  checkHelp: 'まだ何も変更されません。次の画面でメンバーごとの変更内容を確認できます。',
};
