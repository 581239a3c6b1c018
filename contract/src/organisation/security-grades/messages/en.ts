export const en = {
  fields: {
    gradeName: 'Name of the grade',
    englishGradeName: 'English name of the grade',
  },
  operations: {
    'name-security-grade': 'Security grade named',
  },
};
