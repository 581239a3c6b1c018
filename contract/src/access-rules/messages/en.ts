export const en = {
  fields: {
    allowsStaying: 'Allow staying signed in',
    sessionHours: 'Session length',
    idleMinutes: 'Sign out when idle for',
  },
};
