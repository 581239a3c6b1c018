export const en = {
  errors: {
    MB701: 'This person is on leave. End the leave first.',
    MB702: 'This person is dispatched. End the dispatch first.',
    MB703: 'This person has not retired, so there is nothing to reinstate.',
    EMPLOYMENT_OWN: 'You cannot do this to yourself. Ask another administrator.',
    EMPLOYMENT_LAST_ADMINISTRATOR:
      'This is the last administrator whose access is open. Give the role to someone else first.',
    EMPLOYMENT_REPRESENTATIVE: 'The representative administrator hands the role over first.',
    EMPLOYMENT_HEIR: 'Choose a person in service to take this over.',
    EMPLOYMENT_HEIR_RIGHT:
      'This person cannot have what you hand over. Choose someone with the right to it, such as an administrator.',
    EMPLOYMENT_LEFT_LIMIT:
      'This person leaves more than {{0}} things behind. Suspend the access, then hand over or end some of them first.',
    EMPLOYMENT_LEFT_CHANGED: 'What this person leaves behind has changed. The list was read again; please check it.',
    RETIREMENT_PLANNED: 'A retirement is planned already. Call it off first.',
    RETIREMENT_NOT_PLANNED: 'No retirement is waiting. It was called off or has happened.',
    SUSPENSION_END: 'Choose a time that is still to come.',
    ALREADY_SUSPENDED: 'The access is suspended already. Restore it before you suspend it again.',
    NOT_SUSPENDED: 'The access is open already.',
    ACCESS_SUSPENDED: 'Your access is suspended. Please ask an administrator of your company.',
    ACCESS_SUSPENDED_UNTIL: 'Your access is suspended until {{0}}. Please ask an administrator of your company.',
  },
  fields: {
    employmentStatus: 'Employment',
    access: 'Access',
    isPlanned: 'Planned',
    handedOver: 'Items handed over',
    stayed: 'Items that stayed with the person',
    returned: 'Items that came back',
    lost: 'Items that could not come back',
  },
  operations: {
    'plan-retirement': 'Retirement planned',
    'retire-person': 'Member retired',
    'call-off-retirement': 'Retirement called off',
    'reinstate-person': 'Member reinstated',
    'suspend-access': 'Access suspended',
    'restore-access': 'Access restored',
    'read-leaving': 'Items left behind viewed',
    'read-story': 'Employment history viewed',
  },
} as const;
