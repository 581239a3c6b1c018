export const en = {
  title: 'Approval settings',
  lead: 'How documents are approved in the whole company.',
  byDefault: 'The defaults hold; nothing was changed.',
  changedAt: 'Last saved: {{date}}',
  documents: 'Documents',
  lines: 'Approval line',
  linesHelp: '0 sets no limit of its own.',
  standard: 'Default: {{value}}',
  owners: {
    company: 'The company',
    department: 'The department',
  },
  takeDefaults: 'Fill in the defaults',
  saved: 'Saved',
  save: 'Save',
};
