export const en = {
  errors: {
    SEARCH_TERM_SHORT: 'Type at least {{0}} Latin letters or {{1}} Korean ones to search.',
    SEARCH_TERM_LETTERS: 'Leave out < > ^ ; : * % $ / #. Only * or / may stand at the end.',
    EMPLOYEES_CHOSEN: 'Choose at least 1 and at most {{0}} employees.',
    SYNCHRONISING_MINUTES: 'Enter a number of minutes from 0 to {{0}}.',
    EMPLOYEE_CONTACT: 'Enter at least one of certification key, external mail and mobile number.',
    EMPLOYEE_DEPARTMENT: 'There is no such department. Choose another one.',
    EMPLOYEE_JOB_RANK: 'There is no such job rank. Choose another one.',
    EMPLOYEE_JOB_TITLE: 'There is no such job title. Choose another one.',
    EMPLOYEE_NOT_APPLIED: 'The account is not opened yet. It can be changed once the person has opened it.',
    EMPLOYEE_OPTIONAL_DECLINED: 'This is optional data, and the person has not agreed to its storage. Leave it empty.',
    EMPLOYEE_MAIL_TAKEN: 'Someone else is registered with this external mail.',
    EMPLOYEE_MOBILE_TAKEN: 'Someone else is registered with this mobile number.',
    EMPLOYEE_OPENCODE_TAKEN: 'Someone else is registered with this certification key.',
    EMPLOYEE_NUMBER_TAKEN: 'Another person has this employee number.',
  },
  fields: {
    displayName: 'Display name',
    englishName: 'English name',
    employeeNumber: 'Employee number',
    securityGrade: 'Security grade',
  },
};
