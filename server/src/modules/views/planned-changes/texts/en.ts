export const en = {
  plannedChanges: {
    unmade: {
      one: 'A planned change was not made',
      many: '{{count}} planned changes were not made',
      text: 'These changes were not made on their day. Check the reason and plan them again if they are still needed.',
      line: '- {{day}}, {{name}}, {{change}}: {{reason}}',
      lineOfDepartment: '- {{day}}, {{name}}, {{change}}: {{reason}}',
      more: '- {{count}} more',
    },
    deleted: {
      heading: 'A department with planned changes was deleted',
      text: '{{name}} was deleted. {{count}} planned changes of yours that named this department were cancelled with it. Plan them again with another department if they are still needed.',
    },
    orphaned: {
      heading: 'Planned changes need a new owner',
      text: '{{name}} can no longer make {{count}} changes that this person planned. Unless an administrator takes them over, they will not be made. Take them over or cancel them in the list of planned changes.',
    },
    kinds: {
      moveEmployee: 'Move to another department',
      setJobRank: 'Change of job rank',
      setJobTitle: 'Change of job title',
      retireEmployee: 'Retirement',
      reinstateEmployee: 'Reinstatement',
      putOnLeave: 'Leave',
      returnFromLeave: 'Return from leave',
      endDispatch: 'End of dispatch',
      suspendEmployee: 'Suspension of access',
      changeHeads: 'Change of department heads',
      other: 'Change of employment',
    },
  },
};
