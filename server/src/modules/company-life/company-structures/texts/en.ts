export const en = {
  structureMails: {
    open: 'Accept or decline',
    joinOffered: {
      heading: 'Your company is invited to a company group',
      text: '{{company}} invites your company to join the company group {{structure}}. The companies of a group see each other’s code and name, and nothing else.\n\nNothing changes until you accept. Please sign in and accept or decline by {{until}}.',
    },
    leaveOffered: {
      heading: 'A request to leave the company group',
      text: '{{company}} asks you to agree that a company leaves the company group {{structure}}.\n\nNothing changes until you accept. Please sign in and accept or decline by {{until}}.',
    },
    withdrawn: {
      heading: 'A company group request was withdrawn',
      text: '{{company}} withdrew its request about the company group {{structure}}. There is nothing you need to do.',
    },
    declined: {
      heading: 'A company group request was declined',
      text: '{{company}} declined your request about the company group {{structure}}. Nothing has changed, and you can ask again.',
    },
    lapsed: {
      heading: 'A company group request has expired',
      text: '{{company}} did not answer your request about the company group {{structure}} in time. Nothing has changed, and you can ask again.',
    },
    joined: {
      heading: 'A company has joined the company group',
      text: '{{company}} accepted and now belongs to the company group {{structure}}.',
    },
    left: {
      heading: 'A company has left the company group',
      text: '{{company}} accepted: the company has left the company group {{structure}}.',
    },
    ledAnew: {
      heading: 'The company group has a new lead company',
      text: '{{company}} now leads the company group {{structure}}. Open requests and group administrators of the former lead company have ended.',
    },
    ended: {
      heading: 'The company group has ended',
      text: 'The platform operator has ended the company group {{structure}}. Your company and its data stay as they are.',
    },
  },
};
