import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  DISPATCH: {
    words: '파견 직원, 파견자, 외부 인력, 계열사 파견',
  },
};
