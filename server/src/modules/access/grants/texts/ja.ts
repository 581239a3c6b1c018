import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
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
