export const en = {
  employeesFile: {
    name: 'Employees',
    fullName: 'Name',
    loginId: 'Login ID',
    department: 'Department',
    jobRank: 'Job rank',
    jobTitle: 'Job title',
    state: 'State',
    inService: 'Active',
    notYetApplied: 'Pending',
    registeredAt: 'Registered',
  },
  welcomeMail: {
    subject: '{{company}} has prepared your account',
    heading: 'Welcome to {{company}}, {{name}}',
    text: '{{company}} has prepared an account for you. Verify this email address with a code, choose a password, and you are in.',
    button: 'Open your account',
    notYou: 'If you do not know this company, delete this mail. No account is opened.',
  },
};
