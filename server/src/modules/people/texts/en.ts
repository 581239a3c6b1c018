export const en = {
  employeesFile: {
    name: 'Employees',
    fullName: 'Name',
    loginId: 'Login ID',
    department: 'Department',
    jobRank: 'Job rank',
    jobTitle: 'Job title',
    state: 'State',
    inService: 'In service',
    notYetApplied: 'Not yet applied',
    registeredAt: 'Registered',
  },
};
