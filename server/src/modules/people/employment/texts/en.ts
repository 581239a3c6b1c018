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
      heading: 'A member of your department is staying',
      text: 'The retirement of {{name}} ({{department}}) was canceled on {{time}}.',
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
      text: 'The access of {{name}} ({{department}}) was suspended on {{time}}. It is restored on {{until}}.',
    },
    leaveBegun: {
      heading: 'A member of your department is on leave',
      text: '{{name}} ({{department}}) has been on leave since {{time}}.',
    },
    leaveBegunUntil: {
      heading: 'A member of your department is on leave',
      text: '{{name}} ({{department}}) is on leave from {{time}} until {{until}}.',
    },
    leaveEnded: {
      heading: 'A member of your department is back from leave',
      text: '{{name}} ({{department}}) returned from leave on {{time}}.',
    },
    dispatchBegun: {
      heading: 'A member of your department is dispatched',
      text: '{{name}} ({{department}}) is dispatched to another company from {{time}} until {{until}}.',
    },
    dispatchEnded: {
      heading: 'A member of your department is back from a dispatch',
      text: 'The dispatch of {{name}} ({{department}}) ended on {{time}}.',
    },
    restored: {
      heading: 'A member’s access is restored',
      text: 'The access of {{name}} ({{department}}) was restored on {{time}}.',
    },
  },
  ahead: {
    own: {
      heading: 'A change is planned for you',
      text: '{{change}}: planned for {{day}}.',
    },
    ownOff: {
      heading: 'A planned change was canceled',
      text: '{{change}}: what was planned for {{day}} was canceled.',
    },
    heads: {
      heading: 'A change is planned for a member',
      text: '{{name}} ({{department}}), {{change}}: planned for {{day}}.',
    },
    headsOff: {
      heading: 'A change planned for a member was canceled',
      text: '{{name}} ({{department}}), {{change}}: what was planned for {{day}} was canceled.',
    },
    kinds: {
      move: 'Move to {{to}}',
      retirement: 'Retirement',
      leave: 'Leave',
    },
  },
  stayedBehind: {
    heading: 'A former member’s items need new owners',
    text: '{{name}} ({{department}}) was retired on {{time}} as planned, but not everything could be handed over. Still with {{name}}: {{things}}. Please assign each to another person.',
    kinds: {
      departmentHeads_one: 'head of {{count}} department',
      departmentHeads_other: 'head of {{count}} departments',
      invitations_one: '{{count}} invitation',
      invitations_other: '{{count}} invitations',
      savedViews_one: '{{count}} shared view',
      savedViews_other: '{{count}} shared views',
      exports_one: '{{count}} exported file',
      exports_other: '{{count}} exported files',
    },
  },
} as const;
