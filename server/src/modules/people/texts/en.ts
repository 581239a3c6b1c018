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
};
