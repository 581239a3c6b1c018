import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  API: {
    words: '開発者, 連携, OpenAPI, 呼び出し',
  },
  help: { words: '使い方, マニュアル, ガイド, お問い合わせ, サポート' },
  news: { words: '新しい機能, アップデート, 更新情報, リリース' },
  shortcuts: { words: 'キーボード, ホットキー' },
  'theme system': { words: '自動, 外観' },
  'theme light': { words: 'ライトモード, 明るい画面' },
  'theme dark': { words: 'ダークモード, 夜間モード, 暗い' },
};
