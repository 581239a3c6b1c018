export const en = {
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
    text: 'It is now shown beside your name in lists, on the organisation chart and on posts.',
  },
};
