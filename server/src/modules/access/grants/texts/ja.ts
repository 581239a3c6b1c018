import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  holdingsFile: {
    file: '権限の保有状況',
    who: '対象',
    permission: '権限',
    given: '付与された権限',
    through: '経由した役割',
    where: '範囲',
    when: '時間',
    from: '開始日',
    until: '終了日',
    state: '現在',
    company: '会社全体',
    always: '常時',
    states: { now: '有効', outside: '許可時間外', notYet: '開始前' },
  },
  grantLetters: {
    endsOwn: {
      heading: 'お使いの権限がまもなく終了します',
      text: '付与された権限の1つが{{day}}に終了します。引き続き必要な場合は、管理者に延長を依頼してください。',
    },
    endsGiven: {
      heading: '付与した権限がまもなく終了します',
      text: '{{name}}さんに付与した権限の1つが{{day}}に終了します。期限はコンソールの「権限の付与」で変更できます。',
    },
  },
};
