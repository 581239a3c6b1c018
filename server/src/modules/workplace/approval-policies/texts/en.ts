export const en = {
  approvalPolicies: {
    left: {
      heading: 'Approval policies have lost an approver',
      text: '{{name}} is leaving the company and approves in these policies. Check their steps in the approval policies of the console.',
    },
    more: 'and {{count}} more',
  },
};
