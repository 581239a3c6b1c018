export const en = {
  headsOfDepartment: {
    retired: {
      heading: 'A member of your department has left',
      text: '{{name}} ({{department}}) was retired on {{time}}.',
    },
    retirementPlanned: {
      heading: 'A member of your department is leaving',
      text: '{{name}} ({{department}}) will be retired on {{until}}.',
    },
    retirementCalledOff: {
      heading: 'A member of your department stays',
      text: 'The retirement of {{name}} ({{department}}) was called off on {{time}}.',
    },
    reinstated: {
      heading: 'A member of your department is back',
      text: '{{name}} ({{department}}) was reinstated on {{time}}.',
    },
    suspended: {
      heading: 'A member’s access is suspended',
      text: 'The access of {{name}} ({{department}}) was suspended on {{time}}.',
    },
    suspendedUntil: {
      heading: 'A member’s access is suspended',
      text: 'The access of {{name}} ({{department}}) was suspended on {{time}}. It opens again on {{until}}.',
    },
    restored: {
      heading: 'A member’s access is restored',
      text: 'The access of {{name}} ({{department}}) was restored on {{time}}.',
    },
  },
} as const;
