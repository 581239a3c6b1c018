export const en = {
  emblemsFile: {
    name: 'Emblems',
    emblem: 'Emblem',
    fullName: 'Name',
    loginId: 'Login ID',
    department: 'Department',
    grantedAt: 'Granted on',
  },
};
