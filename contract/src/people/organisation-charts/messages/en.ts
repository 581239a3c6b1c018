export const en = {
  errors: {
    ORG0001: 'Enter what to search for.',
    ORG0002: 'Enter at least {{0}} letters, or {{1}} in Korean.',
    ORG0003: 'Enter up to {{0}} characters.',
    ORG0004: 'These characters cannot be searched for: < > ^ ; : * % $ / #',
    ORG0005: 'The wildcard * can only be used at the end.',
    ORG0006: 'The marker / can only be used at the end.',
    ORG0007: 'Enter at least {{0}} characters of the code.',
    ORG0008: 'A department code has capital letters and digits only.',
    MB907: 'A file can have up to {{0}} sub-departments. Download a smaller part of the organization.',
    ORGANISATION_PEOPLE:
      'There are more than {{0}} members. Choose a smaller department, or export them under “Members” in the console.',
    DEPARTMENT_HEAD: 'Choose active members.',
    PERSON_OUT_OF_REACH: 'Choose members of the departments that your permission covers.',
  },
  fields: {
    term: 'Search',
    personIds: 'Heads',
  },
  operations: {
    'hand-over-department': 'Department handed over',
  },
};
