export const en = {
  operations: {
    'act-on-employees': 'Bulk change on members prepared',
    'change-employee-place': 'Department, job rank or job title changed',
  },
};
