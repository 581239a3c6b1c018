import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  ACCESS: {
    words: 'IP, ネットワーク, ログイン制限, 許可リスト, 時間',
  },
};
