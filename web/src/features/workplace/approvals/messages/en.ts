export const en = {
  title: 'Approval settings',
  lead: 'How documents are approved across the company.',
  byDefault: 'The defaults are used.',
  changedAt: 'Last saved: {{date}}',
  documents: 'Documents',
  lines: 'Approval line',
  standard: 'Default: {{value}}',
  standardOrNone: 'Default: {{value}} (0: no limit)',
  owners: {
    company: 'Company',
    department: 'Department',
  },
  takeDefaults: 'Use defaults',
  saved: 'The approval settings were saved.',
  save: 'Save',
};
