export const en = {
  operations: {
    'act-on-employees': 'Bulk change on members prepared',
  },
};
