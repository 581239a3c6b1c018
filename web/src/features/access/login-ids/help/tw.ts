import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  IDREQUEST: {
    words: '變更帳號, 登入帳號, 改名, 使用者名稱, 網域變更',
  },
};
