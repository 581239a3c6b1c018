import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  OPENCODE: {
    words: '認証キー, 登録コード, クーポン',
  },
};
