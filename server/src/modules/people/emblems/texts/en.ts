export const en = {
  importKinds: {
    emblemGrants: 'Grant emblems',
    emblemReturns: 'Remove emblems',
  },
  emblemsFile: {
    name: 'Emblems',
    emblem: 'Emblem',
    fullName: 'Name',
    loginId: 'Sign-in ID',
    department: 'Department',
    grantedAt: 'Granted on',
  },
  emblemNotice: {
    heading: 'You received the emblem “{{name}}”',
    text: 'It is now shown next to your name in lists, on the organization chart and on posts.',
  },
};
