export const en = {
  plannedChanges: {
    unmade: {
      one: 'A planned change was not made',
      many: '{{count}} planned changes were not made',
      text: 'These changes were not made on their date. Check the reason and plan them again if they are still needed.',
      line: '- {{day}}, {{name}}, {{change}}: {{reason}}',
      lineOfDepartment: '- {{day}}, {{name}}, {{change}}: {{reason}}',
      more: '- {{count}} more',
    },
    deleted: {
      heading: 'A department with planned changes was deleted',
      text_one:
        '{{name}} was deleted. {{count}} planned change of yours named this department and was canceled. Plan it again with another department if it is still needed.',
      text_other:
        '{{name}} was deleted. {{count}} planned changes of yours named this department and were canceled. Plan them again with another department if they are still needed.',
    },
    orphaned: {
      heading: 'Planned changes need a new owner',
      text_one:
        '{{name}} planned {{count}} change and no longer has the permission to make it. Take it over or cancel it in the list of planned changes; otherwise it will not be made.',
      text_other:
        '{{name}} planned {{count}} changes and no longer has the permission to make them. Take them over or cancel them in the list of planned changes; otherwise they will not be made.',
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
