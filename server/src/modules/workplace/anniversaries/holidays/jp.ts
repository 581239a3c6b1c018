import type { HolidayTable } from './table.ts';

/** Holidays by the act on national holidays: substitutes on the next ordinary day, and days between two holidays. */
export const japan: HolidayTable = {
  source: '内閣府「国民の祝日」',
  years: {
    2026: {
      isFinal: true,
      days: [
        ['0101', 'newYear'],
        ['0112', 'comingOfAge'],
        ['0211', 'nationalFoundation'],
        ['0223', 'emperorsBirthday'],
        ['0320', 'vernalEquinox'],
        ['0429', 'showaDay'],
        ['0503', 'constitutionMemorial'],
        ['0504', 'greeneryDay'],
        ['0505', 'childrensDay'],
        ['0506', 'constitutionMemorial', 'substitute'],
        ['0720', 'marineDay'],
        ['0811', 'mountainDay'],
        ['0921', 'respectForTheAged'],
        ['0922', 'citizensHoliday'],
        ['0923', 'autumnalEquinox'],
        ['1012', 'sportsDay'],
        ['1103', 'cultureDay'],
        ['1123', 'labourThanksgiving'],
      ],
    },
    2027: {
      isFinal: true,
      days: [
        ['0101', 'newYear'],
        ['0111', 'comingOfAge'],
        ['0211', 'nationalFoundation'],
        ['0223', 'emperorsBirthday'],
        ['0321', 'vernalEquinox'],
        ['0322', 'vernalEquinox', 'substitute'],
        ['0429', 'showaDay'],
        ['0503', 'constitutionMemorial'],
        ['0504', 'greeneryDay'],
        ['0505', 'childrensDay'],
        ['0719', 'marineDay'],
        ['0811', 'mountainDay'],
        ['0920', 'respectForTheAged'],
        ['0923', 'autumnalEquinox'],
        ['1011', 'sportsDay'],
        ['1103', 'cultureDay'],
        ['1123', 'labourThanksgiving'],
      ],
    },
  },
};
