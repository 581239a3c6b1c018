export const en = {
  title: 'Access',
  lead: 'How members stay signed in, and from which networks.',
  save: 'Save',
  sessions: {
    title: 'Staying signed in',
    text: 'Applies to every member of the company. A shorter limit also applies to everyone who is signed in now.',
    stayHelp: 'Members who choose “Stay signed in” stay signed in when they close the browser, until the limits below.',
    stayNotOffered: 'The operator of the service has turned this off: the sign-in page does not offer it.',
    administrators: 'At most {{longest}} for administrators.',
    saved: 'The rules are saved.',
  },
};
