export const en = {
  tieMails: {
    open: 'Accept or decline',
    offered: {
      heading: 'You are invited to manage {{company}}',
      text: '{{company}} invites you to be its group administrator, with your own sign-in.\n\nNothing changes until you accept. Please sign in and accept or decline by {{until}}.',
    },
    withdrawn: {
      heading: 'An invitation to manage a company was withdrawn',
      text: '{{company}} withdrew its invitation to be its group administrator. There is nothing you need to do.',
    },
    declined: {
      heading: 'A group administrator invitation was declined',
      text: 'An administrator of {{company}} declined your invitation to be a group administrator. You can invite again.',
    },
    lapsed: {
      heading: 'A group administrator invitation has expired',
      text: 'An administrator of {{company}} did not answer your invitation in time. You can invite again.',
    },
    made: {
      heading: 'A group administrator has been added',
      text: 'An administrator of {{company}} accepted and can now manage the company.',
    },
    ended: {
      heading: 'A group administrator has been removed',
      text: 'The group administrator for your company and {{company}} has been removed. Their sessions have ended.',
    },
  },
};
