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
  membersFile: {
    name: 'Organization members',
    fullName: 'Name',
    loginId: 'Login ID',
    department: 'Department',
    jobRank: 'Job rank',
    jobTitle: 'Job title',
  },
};
