import type { SectionHelp } from '../../../../kernel/sections/help.ts';

export const help: SectionHelp = {
  PLAN: {
    words: '予約, 発令, 予定日, 人事発令, カレンダー',
  },
};
