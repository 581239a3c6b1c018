export const en = {
  approvalRequests: {
    waits: {
      heading: 'An approval request waits for you: {{title}}',
      text: '{{name}} asks for your approval. Open Approvals in the portal to decide.',
    },
    standsIn: {
      heading: 'You stand in for an approver: {{title}}',
      text: 'A request waits for {{name}}, for whom you stand in today. Open Approvals in the portal to decide.',
    },
    approved: {
      heading: 'Your request was approved: {{title}}',
      text: '{{name}} approved it, and the route is complete.',
    },
    refused: {
      heading: 'Your request was refused: {{title}}',
      text: '{{name}} refused it.',
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
      text: '{{name}} had to approve it and no longer works here. Submit it again: it takes the route of today.',
    },
  },
};
