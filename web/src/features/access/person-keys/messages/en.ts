export const en = {
  title: 'Personal key',
  help: 'Seals a file of your data so that only you can open it here, as long as the key is registered.',
  loading: 'Loading your personal key',
  retry: 'Try again',
  state: 'Status',
  since: 'Since',
  states: {
    readyForRegistration: 'Ready for registration',
    registered: 'Registered',
    readyForRelease: 'Ready for release',
    released: 'Released',
  },
  releasedText: 'Files sealed with this key can no longer be opened. You can register a new key.',
  waitsText:
    'The key cannot open files while its release is requested. You can withdraw the request until an administrator releases the key.',
  waitsForYou: 'As your company’s only administrator, you can release it yourself.',
  seal: 'Download sealed data',
  sealed: 'Your sealed data was downloaded.',
  open: 'Open a sealed file',
  opened: 'The file was opened and saved.',
  withdraw: 'Withdraw request',
  withdrawn: 'The request was withdrawn.',
  passwordHelp: 'Protects you if you leave your device unattended.',
  titles: {
    register: 'Register key',
    askRelease: 'Request release',
    release: 'Release key',
    reset: 'Reset key',
  },
  leads: {
    register: 'Madang keeps the key for you and never shows it. Sealed files stay with you.',
    askRelease: 'Once the key is released, files sealed with it can never be opened again. Open what you need first.',
    release: 'The key is destroyed, and files sealed with it can never be opened again.',
    reset:
      'The key is destroyed and counts as released, whatever its status. Files sealed with it can never be opened again.',
  },
  done: {
    register: 'Your key was registered.',
    askRelease: 'You requested the release of your key.',
    release: 'The key was released.',
    reset: 'The key was reset.',
  },
  notice: {
    title: 'Keys to release: {{number}}',
    text: 'Release or reset them in the member panel.',
  },
};
