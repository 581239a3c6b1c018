export const en = {
  title: 'Platform settings',
  groups: {
    platform: 'Platform',
    services: 'Connected services',
    mail: 'Mail domains',
    limits: 'Protection and limits',
  },
  choices: {
    spec: 'Standard: 8 to 12 characters, letters, numbers and special characters',
    legacy: 'Older systems: 6 to 12 characters',
    strict: 'Strict: long passphrases of 15 characters or more',
    optional: 'Everybody decides for themselves',
    strictCompanies: 'People of companies with strict password rules',
    everybody: 'Everybody',
  },
  default: 'Default: {{value}}',
  nothing: 'none',
  onePerLine: 'One per line.',
  save: 'Save',
  undo: 'Undo',
  saved: 'Saved.',
  closing: {
    title: 'Close the registration',
    text: 'Nobody can sign up any more until you open it again. Accounts that exist stay as they are.',
  },
  loading: 'Loading the settings …',
  retry: 'Try again',
};
