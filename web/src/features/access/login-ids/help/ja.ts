import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  IDREQUEST: {
    words: 'IDの変更, アカウント変更, ログインID, 改姓, 改名, ドメイン変更',
  },
};
