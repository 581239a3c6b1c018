import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  plannedChanges: {
    unmade: {
      one: '予約した変更が適用されませんでした',
      many: '予約した変更{{count}}件が適用されませんでした',
      text: '次の変更は適用日に適用されませんでした。理由を確認し、必要に応じて予約し直してください。',
      line: '・{{day}} {{name}}さん（{{change}}）: {{reason}}',
      lineOfDepartment: '・{{day}} {{name}}（{{change}}）: {{reason}}',
      more: '・ほか{{count}}件',
    },
    deleted: {
      heading: '変更が予約されている部署が削除されました',
      text_one:
        '部署「{{name}}」が削除されました。この部署を含む変更予約{{count}}件も取り消されました。必要な場合は別の部署で予約し直してください。',
      text_other:
        '部署「{{name}}」が削除されました。この部署を含む変更予約{{count}}件も取り消されました。必要な場合は別の部署で予約し直してください。',
    },
    orphaned: {
      heading: '引き継ぎが必要な変更予約があります',
      text_one:
        '{{name}}さんが予約した変更が{{count}}件残っています。管理者が引き継がない場合、適用日になっても適用されません。変更予約の一覧で引き継ぐか、取り消してください。',
      text_other:
        '{{name}}さんが予約した変更が{{count}}件残っています。管理者が引き継がない場合、適用日になっても適用されません。変更予約の一覧で引き継ぐか、取り消してください。',
    },
    kinds: {
      moveEmployee: '部署の異動',
      setJobRank: '職級の変更',
      setJobTitle: '役職の変更',
      retireEmployee: '退職',
      reinstateEmployee: '復職',
      putOnLeave: '休職',
      returnFromLeave: '復帰',
      endDispatch: '出向終了',
      suspendEmployee: '利用停止',
      changeHeads: '部署長の変更',
      other: '在職状況の変更',
    },
  },
};
