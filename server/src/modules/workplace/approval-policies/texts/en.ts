export const en = {
  approvalPolicies: {
    left: {
      heading: 'Approval policies have lost an approver',
      text: '{{name}} is leaving the company and is an approver in these policies. Check their steps under Approval policies in the console.',
    },
    more: 'and {{count}} more',
  },
};
