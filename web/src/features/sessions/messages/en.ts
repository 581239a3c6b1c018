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
    othersStay:
      'You are still logged in on other devices. Log them out, and the next log-in there asks for two-step verification.',
    keepOthers: 'Keep them',
    loading: 'Loading your devices',
    retry: 'Try again',
  },
};
