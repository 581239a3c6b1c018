export const en = {
  importKinds: {
    emblemGrants: 'Grant emblems',
    emblemReturns: 'Take emblems back',
  },
  emblemsFile: {
    name: 'Emblems',
    emblem: 'Emblem',
    fullName: 'Name',
    loginId: 'Login ID',
    department: 'Department',
    grantedAt: 'Granted on',
  },
  emblemNotice: {
    heading: 'You received the emblem “{{name}}”',
    text: 'It is now shown beside your name in lists, on the organization chart and on posts.',
  },
};
