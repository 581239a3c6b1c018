export const en = {
  anniversaries: {
    holiday: 'Holiday',
    lunar: 'Lunar calendar: month {{month}}, day {{day}}',
    lunarLeap: 'Lunar calendar: leap month {{month}}, day {{day}}',
  },
};
