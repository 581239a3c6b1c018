export const en = {
  errors: {
    SEARCH_TERM_SHORT: 'Type at least {{0}} Latin letters or {{1}} Korean characters to search.',
    SEARCH_TERM_LETTERS: 'Remove < > ^ ; : * % $ / #. Only * or / may be used, at the end.',
    EMPLOYEES_CHOSEN: 'Select 1 to {{0}} members.',
    SYNCHRONISING_MINUTES: 'Enter a number of minutes from 0 to {{0}}.',
    EMPLOYEE_CONTACT: 'Enter at least one of activation key, external email and mobile number.',
    EMPLOYEE_DEPARTMENT: 'There is no such department. Choose another one.',
    EMPLOYEE_JOB_RANK: 'There is no such job rank. Choose another one.',
    EMPLOYEE_JOB_TITLE: 'There is no such job title. Choose another one.',
    EMPLOYEE_NOT_APPLIED: 'This account is not activated yet. You can change it after the member activates it.',
    EMPLOYEE_OPTIONAL_DECLINED:
      'This is optional information, and the member has not agreed to its storage. Leave it empty.',
    EMPLOYEE_MAIL_TAKEN: 'Another member already uses this external email.',
    EMPLOYEE_MOBILE_TAKEN: 'Another member already uses this mobile number.',
    EMPLOYEE_OPENCODE_TAKEN: 'Another member already uses this activation key.',
    WELCOME_STATE: 'There is no address for a welcome email, or the account is already active.',
    WELCOME_SENDS: 'The daily limit for welcome emails is reached. Add the member without one, or try again tomorrow.',
    SECURITY_GRADE_MINIMUM: 'In this company the security grade must be {{0}} or a larger number.',
    EMPLOYEE_NUMBER_TAKEN: 'Another member already has this employee number.',
  },
  fields: {
    displayName: 'Display name',
    englishName: 'English name',
    employeeNumber: 'Employee number',
    securityGrade: 'Security grade',
  },
};
