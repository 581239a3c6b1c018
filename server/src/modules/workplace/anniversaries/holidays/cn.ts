import type { HolidayTable } from './table.ts';

/**
 * China's days off and workdays, published by the State Council in November. Until then a year has the days of law
 * alone.
 */
export const china: HolidayTable = {
  source: '国务院办公厅关于部分节假日安排的通知 · 全国年节及纪念日放假办法',
  years: {
    2026: {
      isFinal: true,
      days: [
        ['0101-0103', 'newYear'],
        ['0104', 'newYear', 'workday'],
        ['0214', 'springFestival', 'workday'],
        ['0215-0223', 'springFestival'],
        ['0228', 'springFestival', 'workday'],
        ['0404-0406', 'qingming'],
        ['0501-0505', 'labourDay'],
        ['0509', 'labourDay', 'workday'],
        ['0619-0621', 'dragonBoat'],
        ['0920', 'nationalDay', 'workday'],
        ['0925-0927', 'midAutumn'],
        ['1001-1007', 'nationalDay'],
        ['1010', 'nationalDay', 'workday'],
      ],
    },
    2027: {
      isFinal: false,
      days: [
        ['0101', 'newYear'],
        ['0205-0208', 'springFestival'],
        ['0405', 'qingming'],
        ['0501-0502', 'labourDay'],
        ['0609', 'dragonBoat'],
        ['0915', 'midAutumn'],
        ['1001-1003', 'nationalDay'],
      ],
    },
  },
};
