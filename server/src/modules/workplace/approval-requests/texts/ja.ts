import type { Translated } from '@madang/contract/kernel/messages.ts';
import type { en } from './en.ts';

export const ja: Translated<typeof en> = {
  approvalRequests: {
    held: {
      retire: '退職処理',
      grant: '権限の付与',
      export: 'メンバーのエクスポート',
      import: '一括登録の適用',
      deleteDepartment: '部署の削除',
    },
    carriedOut: {
      heading: '承認された操作を実行しました: {{title}}',
      text: '{{name}}さんが依頼した操作が承認され、実行されました。',
    },
    notCarriedOut: {
      heading: '承認された操作を実行できませんでした: {{title}}',
      text: '{{name}}さんが依頼した操作は承認されましたが、状況が変わったため実行できませんでした。',
    },
    expired: {
      heading: '承認依頼の期限が切れました: {{title}}',
      text: '期限内に決定されなかったため、実行していません。必要な場合はもう一度依頼してください。',
    },
    waits: {
      heading: '承認待ちの申請があります: {{title}}',
      text: '{{name}}さんが承認を依頼しています。ポータルの「承認」で確認してください。',
    },
    standsIn: {
      heading: '代理で承認する申請があります: {{title}}',
      text: '本日代理決裁者として、{{name}}さんの代わりに承認する申請があります。ポータルの「承認」で確認してください。',
    },
    approved: {
      heading: '申請が承認されました: {{title}}',
      text: '{{name}}さんが承認し、すべてのステップが完了しました。',
    },
    refused: {
      heading: '申請が却下されました: {{title}}',
      text: '{{name}}さんが却下しました。',
    },
    returned: {
      heading: '申請が差し戻されました: {{title}}',
      text: '{{name}}さんが差し戻しました。修正して再提出するか、取り下げてください。',
    },
    commented: {
      heading: '申請にコメントがあります: {{title}}',
      text: '{{name}}さんのコメント:',
    },
    approverLeft: {
      heading: '申請が差し戻されました: {{title}}',
      text: '決裁者の{{name}}さんが退職しました。再提出すると現在のルートで進みます。',
    },
  },
};
