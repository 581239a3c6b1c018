import type { HolidayTable } from './table.ts';

/**
 * Vietnam's holidays by the Labour Code (articles 111, 112), substitutes included. The ministry publishes the days of
 * Tết in autumn; swapped workdays are omitted.
 */
export const vietnam: HolidayTable = {
  source: 'Bộ luật Lao động 2019, Điều 111–112 · thông báo của Bộ Nội vụ',
  years: {
    2026: {
      isFinal: true,
      days: [
        ['0101', 'newYear'],
        ['0216-0220', 'tet'],
        ['0426', 'hungKings'],
        ['0427', 'hungKings', 'substitute'],
        ['0430', 'reunificationDay'],
        ['0501', 'labourDay'],
        ['0901-0902', 'nationalDay'],
      ],
    },
    2027: {
      isFinal: false,
      days: [
        ['0101', 'newYear'],
        ['0205-0209', 'tet'],
        ['0210-0211', 'tet', 'substitute'],
        ['0416', 'hungKings'],
        ['0430', 'reunificationDay'],
        ['0501', 'labourDay'],
        ['0503', 'labourDay', 'substitute'],
        ['0902-0903', 'nationalDay'],
      ],
    },
  },
};
