export const en = {
  list: {
    title: 'Signed-in devices',
    help: 'If you do not recognize a device, sign it out and change your password.',
    device: 'Device',
    lastSeen: 'Last active',
    action: 'Action',
    current: 'This device',
    unknownDevice: 'Unknown device',
    network: 'Network',
    unknownNetwork: 'Unknown',
    end: 'Sign out',
    endOf: 'Sign out {{device}}',
    endAsk: '{{device}} will be signed out.',
    endOthers: 'Sign out all other devices',
    endOthersAsk: 'All devices except this one will be signed out.',
    othersStay:
      'You are still signed in on other devices. Sign them out, and the next sign-in there asks for two-step verification.',
    othersOpen: 'You are still signed in on other devices. Sign them out if someone else may be using one.',
    keepOthers: 'Keep signed in',
    loading: 'Loading your devices',
    retry: 'Try again',
  },
};
