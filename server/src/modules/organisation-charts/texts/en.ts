export const en = {
  organisationFile: {
    name: 'Organization chart',
    level: 'Level',
    code: 'Department code',
    department: 'Department',
    parent: 'Parent department code',
    heads: 'Heads',
    people: 'People',
  },
};
