import type { HolidayTable } from './table.ts';

/**
 * Taiwan's holidays by the act of 2025: Saturdays move to Friday, Sundays to Monday; the government decides for the
 * Lunar New Year.
 */
export const taiwan: HolidayTable = {
  source: '紀念日及節日實施條例 · 行政院人事行政總處政府行政機關辦公日曆表',
  years: {
    2026: {
      isFinal: true,
      days: [
        ['0101', 'foundingOfTheRepublic'],
        ['0215-0219', 'lunarNewYear'],
        ['0220', 'lunarNewYear', 'substitute'],
        ['0227', 'peaceMemorial', 'substitute'],
        ['0228', 'peaceMemorial'],
        ['0403', 'childrensDay', 'substitute'],
        ['0404', 'childrensDay'],
        ['0405', 'tombSweeping'],
        ['0406', 'tombSweeping', 'substitute'],
        ['0501', 'labourDay'],
        ['0619', 'dragonBoat'],
        ['0925', 'midAutumn'],
        ['0928', 'teachersDay'],
        ['1009', 'doubleTen', 'substitute'],
        ['1010', 'doubleTen'],
        ['1025', 'retrocessionDay'],
        ['1026', 'retrocessionDay', 'substitute'],
        ['1225', 'constitutionDay'],
      ],
    },
    2027: {
      isFinal: false,
      days: [
        ['0101', 'foundingOfTheRepublic'],
        ['0204-0208', 'lunarNewYear'],
        ['0209-0210', 'lunarNewYear', 'substitute'],
        ['0228', 'peaceMemorial'],
        ['0301', 'peaceMemorial', 'substitute'],
        ['0404', 'childrensDay'],
        ['0405', 'tombSweeping'],
        ['0406', 'childrensDay', 'substitute'],
        ['0430', 'labourDay', 'substitute'],
        ['0501', 'labourDay'],
        ['0609', 'dragonBoat'],
        ['0915', 'midAutumn'],
        ['0928', 'teachersDay'],
        ['1010', 'doubleTen'],
        ['1011', 'doubleTen', 'substitute'],
        ['1025', 'retrocessionDay'],
        ['1224', 'constitutionDay', 'substitute'],
        ['1225', 'constitutionDay'],
        ['1231', 'foundingOfTheRepublic', 'substitute'],
      ],
    },
  },
};
