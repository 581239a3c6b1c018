import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  IMPORT: {
    words: 'エクセル, スプレッドシート, インポート, アップロード, ファイル, CSV, まとめて',
    what: 'ExcelやCSVから、多くのメンバーや部署をまとめて作成・変更します。',
    doings: [
      'スプレッドシートでコピーしたセルをそのまま貼り付けられます。',
      '適用前に行ごとの変更内容を表示し、誤ったセルはその場で直せます。',
      '適用後7日間は、まとめて元に戻せます。',
    ],
  },
};
