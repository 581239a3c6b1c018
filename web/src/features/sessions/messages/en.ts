export const en = {
  list: {
    title: 'Where I am logged in',
    help: 'End what you do not recognise, and change your password.',
    device: 'Device',
    lastSeen: 'Last seen',
    action: 'Action',
    current: 'This device, now',
    unknownDevice: 'Unknown device',
    end: 'End',
    endOf: 'End {{device}}',
    endAsk: '{{device}} will be logged out.',
    endOthers: 'End all others',
    endOthersAsk: 'All devices but this one will be logged out.',
    loading: 'Loading your devices',
    retry: 'Try again',
  },
};
