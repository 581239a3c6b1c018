export const en = {
  title: 'Password and ID policy',
  lead: 'Choose the rules for new passwords and IDs. A change locks no one out: each rule applies from the next change on.',
  save: 'Save',
  password: {
    title: 'Passwords',
    text: 'Existing passwords keep working. The rules you choose apply the next time a password is set.',
    spec: 'Standard: {{min}} to {{max}} characters',
    legacy: 'Short: {{min}} to {{max}} characters',
    strict: 'Long: {{min}} to {{max}} characters',
    people: 'Members whose password was set under these rules: {{people}}',
    unknown: 'Members whose password was set before rules were recorded: {{people}}',
    rules: 'Rules for a new password',
    common: 'Common passwords that are easy to guess are not allowed.',
    strictNote:
      'With long passwords, members may be asked for two-step verification, and names in any script are allowed.',
    saved: 'The password rules were saved.',
  },
  id: {
    title: 'IDs',
    text: 'Applies to new IDs, when a member is registered or joins by invitation. Existing IDs stay as they are.',
    standard: 'Standard: {{min}} to {{max}} characters',
    sap: 'SAP: {{min}} to {{max}} characters',
    length: '{{min}} to {{max}} characters',
    short: 'Existing IDs of another length: {{ids}}',
    ownShort: 'Your own ID has another length. It stays valid, and you can keep signing in with it.',
    saved: 'The ID length was saved.',
  },
};
