export const en = {
  title: 'Approval settings',
  lead: 'How documents are approved in the whole company.',
  byDefault: 'The defaults are in use.',
  changedAt: 'Last saved: {{date}}',
  documents: 'Documents',
  lines: 'Approval line',
  standard: 'Default: {{value}}',
  standardOrNone: 'Default: {{value}} (0: no limit of its own)',
  owners: {
    company: 'The company',
    department: 'The department',
  },
  takeDefaults: 'Fill in the defaults',
  saved: 'The approval settings were saved.',
  save: 'Save',
};
