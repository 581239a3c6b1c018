import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RECORD: {
    words: '履歴, 記録, 変更内容, ログイン記録, セッション, 個人情報の閲覧',
    what: '誰がいつ何をしたかを確認します。',
    doings: [
      '人・期間・種類で絞り込めます。',
      '記録は連結されており、改ざんや削除は検出されます。',
      'エクスポートとその理由も残ります。',
      '一部の部署の権限のみの場合、一覧とエクスポートにはその部署とメンバーの記録だけが表示されます。',
    ],
  },
};
