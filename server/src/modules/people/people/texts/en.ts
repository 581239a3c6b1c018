export const en = {
  employeesFile: {
    name: 'Members',
    fullName: 'Name',
    loginId: 'Sign-in ID',
    department: 'Department',
    concurrentPosts: 'Concurrent posts',
    jobRank: 'Job rank',
    jobTitle: 'Job title',
    state: 'Status',
    inService: 'Active',
    notYetApplied: 'Pending',
    retired: 'Retired',
    registeredAt: 'Added',
  },
  welcomeMail: {
    subject: 'Activate your {{company}} account',
    heading: 'Welcome to {{company}}, {{name}}',
    text: '{{company}} has prepared an account for you. Verify this email address with a code, choose a password, and you are in.',
    button: 'Activate your account',
    notYou: 'If you do not know this company, delete this email. No account is activated.',
  },
};
