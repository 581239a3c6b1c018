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
  register: {
    title: 'Register key',
    lead: 'Madang keeps the key for you and never shows it. Sealed files stay with you.',
    done: 'Your key was registered.',
  },
  askRelease: {
    title: 'Request release',
    lead: 'Once it is released, the files that it sealed can never be opened again. Open what you need first.',
    done: 'You requested the release of your key.',
  },
  release: {
    title: 'Release key',
    ask: 'The key is destroyed, and the files that it sealed can never be opened again.',
    done: 'The key was released.',
  },
  reset: {
    title: 'Reset key',
    ask: 'Whatever its state, the key is destroyed and counts as released. The files that it sealed can never be opened again.',
    done: 'The key was reset.',
  },
};
