import type { HolidayTable } from './table.ts';

/**
 * Korea's holidays by law: substitutes for national and certain other days on weekends, Labour Day by its own act, and
 * election days.
 */
export const korea: HolidayTable = {
  source: '공휴일에 관한 법률 · 노동절 제정에 관한 법률 · 한국천문연구원 월력요항',
  years: {
    2026: {
      isFinal: true,
      days: [
        ['0101', 'newYear'],
        ['0216-0218', 'seollal'],
        ['0301', 'independenceMovement'],
        ['0302', 'independenceMovement', 'substitute'],
        ['0501', 'labourDay'],
        ['0505', 'childrensDay'],
        ['0524', 'buddhasBirthday'],
        ['0525', 'buddhasBirthday', 'substitute'],
        ['0603', 'localElections'],
        ['0606', 'memorialDay'],
        ['0717', 'constitutionDay'],
        ['0815', 'liberationDay'],
        ['0817', 'liberationDay', 'substitute'],
        ['0924-0926', 'chuseok'],
        ['1003', 'foundationDay'],
        ['1005', 'foundationDay', 'substitute'],
        ['1009', 'hangulDay'],
        ['1225', 'christmas'],
      ],
    },
    2027: {
      isFinal: true,
      days: [
        ['0101', 'newYear'],
        ['0206-0208', 'seollal'],
        ['0209', 'seollal', 'substitute'],
        ['0301', 'independenceMovement'],
        ['0501', 'labourDay'],
        ['0505', 'childrensDay'],
        ['0513', 'buddhasBirthday'],
        ['0606', 'memorialDay'],
        ['0717', 'constitutionDay'],
        ['0719', 'constitutionDay', 'substitute'],
        ['0815', 'liberationDay'],
        ['0816', 'liberationDay', 'substitute'],
        ['0914-0916', 'chuseok'],
        ['1003', 'foundationDay'],
        ['1004', 'foundationDay', 'substitute'],
        ['1009', 'hangulDay'],
        ['1011', 'hangulDay', 'substitute'],
        ['1225', 'christmas'],
        ['1227', 'christmas', 'substitute'],
      ],
    },
  },
};
