import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  RUN: {
    words: 'ジョブ, 進行状況, 取り消し, 結果, 一括',
  },
};
