export const en = {
  front: {
    title: 'Madang',
    lead: 'Your company’s mail, messenger, meetings and drive, opened with one account.',
    logIn: 'Log in',
    signUp: 'Sign up free',
  },
  home: {
    title: 'Home',
    greeting: 'Hello, {{name}}',
    services: 'Services',
    notConnected: 'Not connected yet',
    retry: 'Try again',
    loading: 'Loading your services',
    notices: 'Notices',
    noNotices: 'There are no notices.',
  },
  services: {
    MO: 'Mail',
    MS: 'Messenger',
    MT: 'Meeting',
    DV: 'Drive',
  },
  serviceTexts: {
    MO: 'Read and write mail',
    MS: 'Get the app',
    MT: 'Start or join a meeting',
    DV: 'Open your files',
  },
  download: {
    title: 'Download the messenger',
    lead: 'The messenger is a program for your computer or phone.',
    loading: 'Loading the download address',
    get: 'Download',
    notConnected: 'The messenger is not connected',
    notConnectedText: 'No download address has been set for this service yet. Ask whoever runs it.',
    contactCentre: 'Contact centre',
  },
};
