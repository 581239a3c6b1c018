export const en = {
  approvalRequests: {
    held: {
      retire: 'Retirement',
      grant: 'Permission granted',
      export: 'Export of people',
      import: 'Import applied',
      deleteDepartment: 'Department deleted',
    },
    carriedOut: {
      heading: 'An approved change was made: {{title}}',
      text: 'The change that {{name}} asked for was approved and made.',
    },
    notCarriedOut: {
      heading: 'An approved change was not made: {{title}}',
      text: 'The change that {{name}} asked for was approved, but could no longer be made.',
    },
    expired: {
      heading: 'A request has expired: {{title}}',
      text: 'No one decided on it in time, so nothing was changed. Ask again if you still need it.',
    },
    waits: {
      heading: 'An approval request is waiting for you: {{title}}',
      text: '{{name}} asks for your approval. Open Approvals in the portal to decide.',
    },
    standsIn: {
      heading: 'You are standing in for an approver: {{title}}',
      text: 'A request is waiting for {{name}}, whose stand-in you are today. Open Approvals in the portal to decide.',
    },
    approved: {
      heading: 'Your request was approved: {{title}}',
      text: '{{name}} approved it, and the route is complete.',
    },
    refused: {
      heading: 'Your request was rejected: {{title}}',
      text: '{{name}} rejected it.',
    },
    returned: {
      heading: 'Your request was sent back: {{title}}',
      text: '{{name}} sent it back. Change it and submit it again, or withdraw it.',
    },
    commented: {
      heading: 'New comment on your request: {{title}}',
      text: '{{name}} commented:',
    },
    approverLeft: {
      heading: 'Your request was sent back: {{title}}',
      text: '{{name}} was to approve it but no longer works here. Submit it again and it takes the current route.',
    },
  },
};
