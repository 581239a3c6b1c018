export const en = {
  title: 'Personal key',
  help: 'Seals a file with your data so that only you can open it here, for as long as the key is registered.',
  state: 'State',
  since: 'Since',
  states: {
    readyForRegistration: 'Ready for registration',
    registered: 'Registered',
    readyForRelease: 'Ready for release',
    released: 'Released',
  },
  releasedText: 'What this key sealed cannot be opened any more. You can register a new key.',
  waitsText:
    'The key opens nothing while its release is requested. An administrator releases it; until then you can withdraw the request.',
  seal: 'Download sealed data',
  sealed: 'Your data was downloaded, sealed.',
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
    askRelease: 'Once it is released, the files that it sealed can never be opened again. Open what you need first.',
    release: 'The key is destroyed, and the files that it sealed can never be opened again.',
    reset:
      'Whatever its state, the key is destroyed and counts as released. The files that it sealed can never be opened again.',
  },
  done: {
    register: 'Your key was registered.',
    askRelease: 'You requested the release of your key.',
    release: 'The key was released.',
    reset: 'The key was reset.',
  },
};
