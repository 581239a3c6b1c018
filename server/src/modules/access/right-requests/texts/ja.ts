import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  rightLetters: {
    asked: {
      heading: '権限の申請があります',
      text: '{{name}}さんが{{hours}}時間使う権限を申請しました。コンソールの「権限の付与」の「申請」で処理してください。\n\n理由: {{reason}}',
    },
    approved: {
      heading: '申請した権限が承認されました',
      text: '申請した権限が承認されました。これから{{hours}}時間使用でき、その後は自動的に終了します。',
    },
    refused: {
      heading: '申請した権限が却下されました',
      text: '申請した権限が却下されました。\n\n理由: {{reason}}',
    },
  },
};
