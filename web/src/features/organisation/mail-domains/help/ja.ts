import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  MAILDOMAIN: {
    words: 'ドメイン, DNS, TXT, 会社のメールアドレス, ドメイン確認',
  },
};
