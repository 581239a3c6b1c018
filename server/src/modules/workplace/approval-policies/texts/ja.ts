import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  approvalPolicies: {
    left: {
      heading: '決裁者がいなくなる決裁ポリシーがあります',
      text: '{{name}}さんは退職のため、次のポリシーで決裁できなくなります。管理者画面の決裁ポリシーでステップを確認してください。',
    },
    more: 'ほか{{count}}件',
  },
};
